# Version of the programs, from project() alone, and the commit they are built from. The commit is
# checked at each build, and only the file that contains it is compiled again.
set(CIMAISE_COMMIT "" CACHE STRING "Commit that is built, if the directory is not a git checkout")

add_custom_target(cimaise_commit
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DCOMMIT=${CIMAISE_COMMIT}
            -DVERSION=${PROJECT_VERSION} -DIN=${PROJECT_SOURCE_DIR}/app/platform/version.cpp.in
            -DOUT=${PROJECT_BINARY_DIR}/version/version.cpp -P ${CMAKE_CURRENT_LIST_DIR}/commit.cmake
    BYPRODUCTS ${PROJECT_BINARY_DIR}/version/version.cpp
    VERBATIM)

add_library(cimaise_version STATIC ${PROJECT_BINARY_DIR}/version/version.cpp)
add_dependencies(cimaise_version cimaise_commit)
target_include_directories(cimaise_version PUBLIC ${PROJECT_SOURCE_DIR})
