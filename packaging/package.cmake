# Builds the .deb. ./dev package passes its version and the packages of the imported QML modules.
set(CIMAISE_PACKAGE_VERSION "" CACHE STRING "Version of the .deb, such as 1.0.0-1~deb12")
set(CIMAISE_MAINTAINER "Cimaise contributors <contributors@cimaise.invalid>" CACHE STRING
    "Maintainer of the package; .invalid: there is no address yet")
if(NOT CIMAISE_PACKAGE_VERSION)
    return()
endif()

# packed(<file> <source>): a compressed copy below /usr/share/doc/cimaise
function(packed file source)
    add_custom_command(OUTPUT ${file}
        COMMAND sh -c "gzip -9nc '${source}' >'${file}'"
        DEPENDS ${source} VERBATIM)
    add_custom_target(cimaise_${file} DEPENDS ${file})
    add_dependencies(cimaise_installed cimaise_${file})
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${file} DESTINATION ${CMAKE_INSTALL_DOCDIR})
endfunction()
string(TIMESTAMP CIMAISE_LONG_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(changelog.Debian.in changelog.Debian @ONLY)
packed(changelog.gz ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
packed(changelog.Debian.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian)
install(FILES copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
# Debian 12's lintian does not ask yet, and takes an answer to what it never asked for an error.
execute_process(COMMAND lintian-explain-tags appstream-metadata-validation-failed
    RESULT_VARIABLE asked OUTPUT_QUIET ERROR_QUIET)
if(NOT CIMAISE_HOME AND asked EQUAL 0)
    install(FILES lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME cimaise)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cimaise)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "check placements and keep score for museum board games")
set(CPACK_PACKAGE_DESCRIPTION_FILE ${CMAKE_CURRENT_SOURCE_DIR}/description)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_VERSION ${CIMAISE_PACKAGE_VERSION})
set(CPACK_DEBIAN_PACKAGE_VERSION ${CIMAISE_PACKAGE_VERSION})
if(CMAKE_CROSSCOMPILING) # CPack asks this machine
    set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE $ENV{DEB_HOST_ARCH})
endif()
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${CIMAISE_MAINTAINER})
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${CIMAISE_HOME})
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Qt loads it, so that no library names it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, ${CIMAISE_QML_PACKAGES}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, libgl1-mesa-dri")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)
