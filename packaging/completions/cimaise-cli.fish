# fish completion for cimaise-cli: commands and options come from --help, in the language in use.

# Names with their meanings: lines of --help that match the pattern, each with the text below it.
function __cimaise_cli_entries
    cimaise-cli --help 2>/dev/null | awk -v pattern="^  $argv[1]" '
        function end() { if (name != "") print name "\t" meaning; name = "" }
        /^  [^ ]/ { end() }
        $0 ~ pattern { name = $1; sub(/,$/, "", name); if (name == "-h") name = "--help"; meaning = "" }
        /^      / { sub(/^ +/, ""); meaning = meaning (meaning == "" ? "" : " ") $0 }
        END { end() }'
end

function __cimaise_cli_takes_files
    not __fish_use_subcommand; and not __fish_seen_subcommand_from rules rule order
end

complete -c cimaise-cli -f
complete -c cimaise-cli -n __fish_use_subcommand -a '(__cimaise_cli_entries "[a-z]")'
complete -c cimaise-cli -n 'string match -q -- "-*" (commandline -ct)' -a '(__cimaise_cli_entries -)'
complete -c cimaise-cli -n '__fish_seen_subcommand_from arrange' -l seconds -x
complete -c cimaise-cli -n '__fish_seen_subcommand_from rules' -a 'art-society muse musee museum'
complete -c cimaise-cli -n __cimaise_cli_takes_files -a '(__fish_complete_suffix .cimaise)'
complete -c cimaise-cli -l lang -x -a 'en fr'
