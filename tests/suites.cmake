# Writes a list of tests for ctest, one for each suite of a test program: <NAME>.<suite>. Run after
# the program is built, with PROGRAM, NAME, EMULATOR, TIMEOUT, ENVIRONMENT and OUT.
execute_process(COMMAND ${EMULATOR} ${PROGRAM} --gtest_list_tests
    OUTPUT_VARIABLE listed ERROR_VARIABLE trouble RESULT_VARIABLE failed TIMEOUT 60)
if(failed)
    message(FATAL_ERROR "${PROGRAM}: ${failed}\n${trouble}")
endif()
string(REGEX REPLACE "#[^\n]*" "" listed "${listed}") # values of parameters
string(REPLACE "\n" ";" listed "${listed}")
set(suites)
foreach(line IN LISTS listed)
    if(line MATCHES "^  ") # a test of the suite above it
        math(EXPR count_${suite} "${count_${suite}} + 1")
    elseif(line MATCHES "^([A-Za-z0-9_/]+)\\.")
        set(suite ${CMAKE_MATCH_1})
        set(count_${suite} 0)
        list(APPEND suites ${suite})
    endif()
endforeach()
set(text)
foreach(suite IN LISTS suites)
    # COST: ctest begins with the suites of most tests, until it knows how long each takes
    string(APPEND text "add_test([==[${NAME}.${suite}]==] ${EMULATOR} [==[${PROGRAM}]==] [==[--gtest_filter=${suite}.*]==])\n"
        "set_tests_properties([==[${NAME}.${suite}]==] PROPERTIES TIMEOUT ${TIMEOUT} COST ${count_${suite}}"
        " ENVIRONMENT [==[${ENVIRONMENT}]==])\n")
endforeach()
file(WRITE ${OUT} "${text}")
