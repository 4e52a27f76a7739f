# Speeds up a first build with precompiled headers and unity builds. Off where ccache is used,
# because both reduce its hits.
set(together ON)
if(CIMAISE_CCACHE)
    set(together OFF)
endif()
option(CIMAISE_TOGETHER "Use precompiled headers and compile files in batches" ${together})

set(CIMAISE_CORE_HEADERS
    <algorithm> <array> <functional> <map> <memory> <optional> <set> <span> <string> <string_view>
    <utility> <variant> <vector> <fmt/format.h> <nlohmann/json_fwd.hpp> <tl/expected.hpp>)
set(CIMAISE_QT_HEADERS
    <QAbstractListModel> <QObject> <QPointer> <QString> <QStringList> <QUrl> <QVariant>)

# cimaise_pch_unity(<target> <headers…>): or, in the place of headers, AS and a target that is compiled with the
# same options and has them already.
function(cimaise_pch_unity target)
    if(CIMAISE_TOGETHER)
        if("${ARGV1}" STREQUAL AS)
            target_precompile_headers(${target} REUSE_FROM ${ARGV2})
        else()
            target_precompile_headers(${target} PRIVATE ${ARGN})
        endif()
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    endif()
endfunction()
