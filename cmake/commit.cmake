# Writes OUT from IN with the commit of SOURCE: COMMIT if given, otherwise the one that git reports;
# “+” for uncommitted changes, and “unknown” where the directory is not a checkout of its own.
if(NOT COMMIT)
    # Somebody else's checkout around an unpacked archive would name a commit that is not ours.
    execute_process(COMMAND git -C ${SOURCE} rev-parse --show-toplevel
        OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    file(REAL_PATH ${SOURCE} SOURCE)
    if(top STREQUAL SOURCE)
        execute_process(COMMAND git -C ${SOURCE} describe --always --exclude=* --dirty=+ --abbrev=8
            OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    endif()
endif()
if(NOT COMMIT)
    set(COMMIT unknown)
endif()
configure_file(${IN} ${OUT} @ONLY)
