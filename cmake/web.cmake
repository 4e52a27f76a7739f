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

if(EMSCRIPTEN)
    # Optimises for size, as the page downloads the app; rules, scores and searches are optimised
    # for speed.
    set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")
    set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-Os")
endif()
