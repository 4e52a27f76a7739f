# Writes the shell completions and, in both languages, the man pages. Commands, options and exit
# statuses come from app/cli/*_usage.cpp, like --help.
set(help ${CMAKE_CURRENT_BINARY_DIR}/help)
set(completions ${CMAKE_CURRENT_BINARY_DIR}/completions)
set(files "")
file(MAKE_DIRECTORY ${help})
foreach(program cimaise cimaise-cli)
    foreach(language en fr)
        set(text ${help}/${program}.${language}.help)
        list(APPEND files ${text})
        add_custom_command(
            OUTPUT ${text}
            COMMAND $<TARGET_FILE:cimaise-cli> usage ${program} --lang ${language} > ${text} # by its file: built for another processor, it is run as well
            DEPENDS cimaise-cli
            VERBATIM)
    endforeach()
    string(REPLACE - _ function ${program})
    configure_file(completions/bash.in ${completions}/${program}.bash @ONLY)
    configure_file(completions/zsh.in ${completions}/_${program} @ONLY)
    configure_file(completions/fish.in ${completions}/${program}.fish @ONLY)
    install(FILES ${completions}/${program}.bash
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${program})
    install(FILES ${completions}/_${program}
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
    install(FILES ${completions}/${program}.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endforeach()

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
