# Subsets a font for the browser version, where size matters: the letters of European names and of
# our own texts.

# cimaise_small_font(<font> <variable>): the path of its smaller copy, which is made when it is needed.
function(cimaise_small_font font variable)
    find_program(CIMAISE_SYSTEM_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH REQUIRED)
    get_filename_component(name ${font} NAME)
    set(small ${CMAKE_CURRENT_BINARY_DIR}/fonts/${name})
    string(JOIN "," letters
        U+0020-024F U+0259 U+1E00-1EFF U+0300-036F # Latin, and what stands over letters
        U+0370-03FF U+0400-052F                    # Greek, Cyrillic
        U+02B0-02FF U+1D49 U+2070-209F             # what is raised and lowered
        U+2000-206F U+20A0-20BF U+2100-2138        # punctuation, currencies, №
        U+2190-2199 U+2212 U+2215 U+2219 U+2248 U+2260 U+2264 U+2265 U+27E8 U+27E9
        U+2500-25FF U+2605 U+2606 U+2696 U+2713 U+2714 U+2717 U+FFFD)
    file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/fonts)
    add_custom_command(
        OUTPUT ${small}
        COMMAND ${CIMAISE_SYSTEM_PYTHON} -m fontTools.subset ${font} --unicodes=${letters}
                --layout-features+=lnum --no-hinting --output-file=${small} # figures of headings: fonts.cpp
        DEPENDS ${font}
        VERBATIM)
    set(${variable} ${small} PARENT_SCOPE)
endfunction()
