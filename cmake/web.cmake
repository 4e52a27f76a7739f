# Settings of the browser build: source files that replace others, and compiler and linker options.

# cimaise_choose(<list>): in the browser build, replaces each x.cpp of the list by x_web.cpp; in
# other builds removes x_web.cpp and headers used only in the browser.
function(cimaise_choose nameOfList)
    set(chosen ${${nameOfList}})
    set(ofBrowser ${chosen})
    list(FILTER ofBrowser INCLUDE REGEX "_web\\.(cpp|h)$")
    list(FILTER chosen EXCLUDE REGEX "_web\\.(cpp|h)$")
    if(EMSCRIPTEN)
        foreach(file IN LISTS ofBrowser)
            string(REPLACE "_web.cpp" ".cpp" replaced ${file})
            list(REMOVE_ITEM chosen ${replaced})
        endforeach()
        list(APPEND chosen ${ofBrowser})
    endif()
    set(${nameOfList} ${chosen} PARENT_SCOPE)
endfunction()

# cimaise_enable_exceptions(<files…>): files that catch exceptions, which the browser build disables
# by default because of their cost.
function(cimaise_enable_exceptions)
    if(EMSCRIPTEN)
        set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -fexceptions
            SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
    endif()
endfunction()

# In the browser build, keeps the text of QML files out of the program, which holds their bytecode.
function(cimaise_empty_qml_files)
    if(EMSCRIPTEN)
        get_target_property(rcc Qt6::rcc LOCATION)
        set(wrapper ${PROJECT_BINARY_DIR}/rcc)
        file(WRITE ${wrapper} "#!/bin/sh\nexec '${PROJECT_SOURCE_DIR}/tools/web_rcc.py' '${rcc}' \"$@\"\n")
        file(CHMOD ${wrapper} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
        get_target_property(configurations Qt6::rcc IMPORTED_CONFIGURATIONS)
        foreach(configuration IN LISTS configurations)
            set_property(TARGET Qt6::rcc PROPERTY IMPORTED_LOCATION_${configuration} ${wrapper})
        endforeach()
    endif()
endfunction()

# In the browser build, leaves out the fonts of Qt, which the page brings later (web/fallback_font.js):
# the object that registers them is replaced by an empty one, since CMake ignores an empty list.
function(cimaise_leave_out_qt_fonts)
    set(fonts Qt6::QWasmIntegrationPlugin_resources_1)
    if(NOT EMSCRIPTEN OR NOT TARGET ${fonts})
        return()
    endif()
    set(nothing ${PROJECT_BINARY_DIR}/nothing)
    file(WRITE ${nothing}.cpp "")
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} -c ${nothing}.cpp -o ${nothing}.o COMMAND_ERROR_IS_FATAL ANY)
    get_target_property(configurations ${fonts} IMPORTED_CONFIGURATIONS)
    foreach(configuration IN LISTS configurations)
        get_target_property(objects ${fonts} IMPORTED_OBJECTS_${configuration})
        if(objects MATCHES wasmfonts)
            set_property(TARGET ${fonts} PROPERTY IMPORTED_OBJECTS_${configuration} ${nothing}.o)
        endif()
    endforeach()
endfunction()

if(EMSCRIPTEN)
    # Optimises for size, as the page downloads the app; rules, scores and searches are optimised
    # for speed.
    set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")
    set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-Os")
endif()
