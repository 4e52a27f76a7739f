# bash completion for cimaise
# shellcheck shell=bash disable=SC2034,SC2207 # set by _init_completion; one word per line

_cimaise() {
    local cur prev words cword
    _init_completion || return
    case $prev in
        --lang) COMPREPLY=($(compgen -W "en fr" -- "$cur")) ;;
        --open-page) COMPREPLY=($(compgen -W "home new table dispute result share photos scan players rules settings statistics handover" -- "$cur")) ;;
        --paper) COMPREPLY=($(compgen -W "a4 letter" -- "$cur")) ;;
        --export) _filedir '@(pdf|png|svg|csv|jsonl|bgsplay|cimaises)' ;;
        --import) _filedir cimaises ;;
        --ruling) ;;
        --appearance) COMPREPLY=($(compgen -W "light dark" -- "$cur")) ;;
        --data) _filedir -d ;;
        --size) ;;
        *)
            if [[ $cur == -* ]]; then
                COMPREPLY=($(compgen -W "--help --help-all --version --lang --data --open-page
                    --size --appearance --export --import --ruling --paper --self-test" -- "$cur"))
            else
                _filedir cimaise
            fi
            ;;
    esac
}

complete -F _cimaise cimaise
