# Compiles once, for a whole target, the headers of libraries that most of its files include. That
# takes a third off a first build; where ccache keeps every compilation, it would stand in its way.
set(precompiles ON)
if(CIMAISE_CCACHE)
    set(precompiles OFF)
endif()
option(CIMAISE_PRECOMPILE "Compile the libraries' headers once for a whole target" ${precompiles})

set(CIMAISE_CORE_HEADERS
    <algorithm> <array> <functional> <map> <memory> <optional> <set> <span> <string> <string_view>
    <utility> <variant> <vector> <fmt/format.h> <tl/expected.hpp>)
set(CIMAISE_QT_HEADERS
    <QAbstractListModel> <QObject> <QPointer> <QString> <QStringList> <QUrl> <QVariant>)

# cimaise_precompile(<target> <headers…>)
function(cimaise_precompile target)
    if(CIMAISE_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
