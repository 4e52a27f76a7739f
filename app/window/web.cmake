# Browser version of bin/cimaise: one page's WebAssembly, which web/shell.js starts. Included in the
# directory of the QML files, where Qt looks for imports and links only those.
qt_add_executable(cimaise ${PROJECT_SOURCE_DIR}/app/main_web.cpp)
target_link_libraries(cimaise PRIVATE cimaise_window cimaise_version)
set_target_properties(cimaise PROPERTIES
    QT_WASM_INITIAL_MEMORY 64MB
    QT_WASM_EXTRA_EXPORTED_METHODS "stringToNewUTF8")
target_link_options(cimaise PRIVATE
    -fexceptions # of what catches (cmake/web.cmake)
    -sDYNAMIC_EXECUTION=0 # a strict Content-Security-Policy allows no eval
    -sENVIRONMENT=web)

# The search for the best arrangement, for a worker of the page: nobody waits for it.
add_executable(cimaise_arranger ${PROJECT_SOURCE_DIR}/web/arranger.cpp)
target_link_libraries(cimaise_arranger PRIVATE cimaise_rulings)
target_link_options(cimaise_arranger PRIVATE
    -sDYNAMIC_EXECUTION=0 -sENVIRONMENT=worker -sMODULARIZE -sEXPORT_ES6 -sALLOW_MEMORY_GROWTH
    -sEXPORTED_RUNTIME_METHODS=ccall -sSTACK_SIZE=1MB)
