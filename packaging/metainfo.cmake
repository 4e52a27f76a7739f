# Builds the AppStream metadata. URLs are included once there are any: AppStream needs pictures on
# the web.
set(metainfo io.github.cimaise.cimaise.metainfo.xml)

# cimaise_picture(<variable> <base> <name> <English> <French> [more attributes of the tag])
function(cimaise_picture variable base name english french)
    string(APPEND ${variable}
        "    <screenshot${ARGN}>\n"
        "      <caption>${english}</caption>\n"
        "      <caption xml:lang=\"fr\">${french}</caption>\n"
        "      <image>${base}/${name}.en.png</image>\n"
        "      <image xml:lang=\"fr\">${base}/${name}.fr.png</image>\n"
        "    </screenshot>\n")
    set(${variable} "${${variable}}" PARENT_SCOPE)
endfunction()

# cimaise_metainfo(<file> <home> <pictures>): either address may be empty
function(cimaise_metainfo file home pictures)
    set(CIMAISE_ADDRESSES "")
    if(home)
        string(APPEND CIMAISE_ADDRESSES "  <url type=\"homepage\">${home}</url>\n")
    endif()
    if(pictures)
        set(shots "")
        cimaise_picture(shots ${pictures} desktop
            "A Musée: both boards and the score sheet"
            "Un Musée : le plateau, le clavier et la feuille de score" " type=\"default\"")
        cimaise_picture(shots ${pictures} art-society
            "An Art Society wall on a phone" "Un mur d’Art Society sur un téléphone")
        string(APPEND CIMAISE_ADDRESSES "  <screenshots>\n${shots}  </screenshots>\n")
    endif()
    configure_file(${metainfo}.in ${file} @ONLY)
endfunction()

cimaise_metainfo(${metainfo} "${CIMAISE_HOME}" "${CIMAISE_PICTURES}")
# Variant with example addresses, for the lint gate.
cimaise_metainfo(addressed/${metainfo} https://example.org/ https://example.org/pictures)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
