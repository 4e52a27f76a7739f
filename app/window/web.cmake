# bin/cimaise for the browser: one page's WebAssembly, which web/shell.js starts.
qt_add_executable(cimaise ../main_web.cpp page_reader_web.cpp)
target_link_libraries(cimaise PRIVATE cimaise_window cimaise_version)
# Only what our own files import is linked in.
set_target_properties(cimaise PROPERTIES QT_QML_ROOT_PATH ${PROJECT_SOURCE_DIR}/qml)
target_link_options(cimaise PRIVATE
    -fexceptions # of what catches (cmake/web.cmake)
    -sDYNAMIC_EXECUTION=0 # a strict Content-Security-Policy allows no eval
    -sENVIRONMENT=web
    -sINITIAL_MEMORY=64MB)
