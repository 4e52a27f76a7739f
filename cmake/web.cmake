# Settings of the browser build: source files that replace others, and compiler and linker options.

# cimaise_choose(<list>): of the files in the list, x_web.cpp takes the place of x.cpp in the browser; elsewhere it is left out, as are
# headers that the browser alone has.
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

# cimaise_enable_exceptions(<files…>): files that catch exceptions. In the browser that has to be asked for, and costs.
function(cimaise_enable_exceptions)
    if(EMSCRIPTEN)
        set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -fexceptions
            SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
    endif()
endfunction()

if(EMSCRIPTEN)
    # What is fetched is waited for: small comes before quick, but for rules, scores and searches.
    set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")
    set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-Os")
endif()
