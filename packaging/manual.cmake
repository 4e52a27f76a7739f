# Builds the man pages in both languages; the options of cimaise-cli come from its own --help.
set(pages "")
foreach(language en fr)
    set(folder ${CMAKE_INSTALL_MANDIR}/man1)
    if(NOT language STREQUAL en)
        set(folder ${CMAKE_INSTALL_MANDIR}/${language}/man1)
    endif()
    foreach(program cimaise cimaise-cli)
        set(page ${CMAKE_CURRENT_BINARY_DIR}/man/${language}/${program}.1)
        configure_file(man/${program}.${language}.1.in ${page}.in @ONLY)
        add_custom_command(
            OUTPUT ${page} ${page}.gz
            COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/man/write.sh ${page} $<TARGET_FILE:cimaise-cli> ${language}
            DEPENDS ${page}.in man/write.sh man/commands.awk cimaise-cli
            VERBATIM)
        list(APPEND pages ${page}.gz)
        install(FILES ${page}.gz DESTINATION ${folder})
    endforeach()
endforeach()
add_custom_target(cimaise_manual ALL DEPENDS ${pages})
