# bash completion for cimaise-cli: commands and options come from its --help.
# shellcheck shell=bash disable=SC2207 # one word per line

# Options of a command, and options of all commands.
_cimaise_cli_options() {
    awk -v command="$1" '
        /^  [a-z]/ {
            for (i = 2; i <= NF; ++i) {
                gsub(/[][]/, "", $i)
                if ($i ~ /^--/) {
                    special[$i] = 1
                    if ($1 == command) print $i
                }
            }
        }
        /^  -/ {
            for (i = 1; i <= NF; ++i) {
                sub(/,$/, "", $i)
                if ($i ~ /^--/ && !($i in special)) print $i
            }
        }'
}

_cimaise_cli() {
    local cur prev words cword
    _init_completion || return
    local help commands word command=
    help=$("${words[0]}" --help 2>/dev/null)
    commands=$(awk '/^  [a-z]/ { print $1 }' <<<"$help")
    for word in "${words[@]:1:cword-1}"; do
        [[ -z $command ]] && grep -qxF -e "$word" <<<"$commands" && command=$word
    done
    case $prev in
        --lang) COMPREPLY=($(compgen -W "en fr" -- "$cur")) && return ;;
        --player | --piece | --at | --base | --seconds) return ;;
    esac
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "$(_cimaise_cli_options "$command" <<<"$help")" -- "$cur"))
    elif [[ -z $command ]]; then
        COMPREPLY=($(compgen -W "$commands" -- "$cur"))
    elif [[ $command == rules ]]; then
        COMPREPLY=($(compgen -W "art-society muse musee museum" -- "$cur"))
    elif [[ $command != rule && $command != order ]]; then
        _filedir cimaise
    fi
}

complete -F _cimaise_cli cimaise-cli
