# Builds the shell completions and, in both languages, the man pages. Commands, options and exit
# statuses come from app/cli/*_usage.cpp, like --help.
set(help ${CMAKE_CURRENT_BINARY_DIR}/help)
set(completions ${CMAKE_CURRENT_BINARY_DIR}/completions)
set(files "")
foreach(program cimaise cimaise-cli)
    foreach(language en fr)
        list(APPEND files ${help}/${program}.${language}.help)
    endforeach()
    set(scripts ${completions}/${program}.bash ${completions}/_${program} ${completions}/${program}.fish)
    list(APPEND files ${scripts})
    install(FILES ${completions}/${program}.bash
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${program})
    install(FILES ${completions}/_${program}
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
    install(FILES ${completions}/${program}.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endforeach()
file(MAKE_DIRECTORY ${help} ${completions})
add_custom_command(
    OUTPUT ${files}
    COMMAND $<TARGET_FILE:write_usage> ${help} ${completions} # by its file: built for another processor, it is run as well
    DEPENDS write_usage
    VERBATIM)

foreach(language en fr)
    set(folder ${CMAKE_INSTALL_MANDIR}/man1)
    if(NOT language STREQUAL en)
        set(folder ${CMAKE_INSTALL_MANDIR}/${language}/man1)
    endif()
    foreach(program cimaise cimaise-cli)
        set(page ${CMAKE_CURRENT_BINARY_DIR}/man/${language}/${program}.1)
        set(options ${help}/${program}.${language}.help)
        configure_file(man/${program}.${language}.1.in ${page}.in @ONLY)
        add_custom_command(
            OUTPUT ${page} ${page}.gz
            COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/man/write.sh ${page} ${options}
            DEPENDS ${page}.in ${options} man/write.sh man/commands.awk
            VERBATIM)
        list(APPEND files ${page}.gz)
        install(FILES ${page}.gz DESTINATION ${folder})
    endforeach()
endforeach()
add_custom_target(cimaise_usage_files ALL DEPENDS ${files})
