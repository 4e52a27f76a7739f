# Writes a list of tests for ctest: <NAME>.<suite> for each suite of a test program, or
# <NAME>.<suite>.<n> for each <SHARE> tests of it. Run after the program is built, with PROGRAM,
# NAME, EMULATOR, TIMEOUT, ENVIRONMENT, SHARE, ALONE and OUT. ALONE: suites whose tests run in a
# process each, because one takes long.
cmake_policy(VERSION 3.25)
execute_process(COMMAND ${EMULATOR} ${PROGRAM} --gtest_list_tests
    OUTPUT_VARIABLE listed ERROR_VARIABLE trouble RESULT_VARIABLE failed TIMEOUT 300)
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
    set(shards 1)
    if(suite IN_LIST ALONE)
        set(shards ${count_${suite}})
    elseif(SHARE)
        math(EXPR shards "(${count_${suite}} + ${SHARE} - 1) / ${SHARE}")
    endif()
    math(EXPR last "${shards} - 1")
    foreach(shard RANGE ${last})
        set(name ${NAME}.${suite})
        set(environment ${ENVIRONMENT})
        if(shards GREATER 1)
            string(APPEND name .${shard})
            list(APPEND environment GTEST_TOTAL_SHARDS=${shards} GTEST_SHARD_INDEX=${shard})
        endif()
        # COST: ctest begins with the suites of most tests, until it knows how long each takes
        math(EXPR cost "${count_${suite}} / ${shards}")
        string(APPEND text "add_test([==[${name}]==] ${EMULATOR} [==[${PROGRAM}]==] [==[--gtest_filter=${suite}.*]==])\n"
            "set_tests_properties([==[${name}]==] PROPERTIES TIMEOUT ${TIMEOUT} COST ${cost}"
            " ENVIRONMENT [==[${environment}]==])\n")
    endforeach()
endforeach()
file(WRITE ${OUT} "${text}")
