# Check of the desktop and shell integration: each file is validated by the program that reads it,
# and the completions are run in their shells. Sourced by ./dev.
# shellcheck shell=bash

gate_desktop() {
    ensurePackages core app gates
    buildApp
    ninja -C build/release cimaise_usage_files
    local pages=build/release/packaging
    desktop-file-validate assets/app/*.desktop
    checkMimeType
    appstreamcli validate --no-net --pedantic --strict \
        "$pages/io.github.cimaise.cimaise.metainfo.xml" "$pages"/addressed/*.metainfo.xml
    mandoc -Tlint -W warning "$pages"/man/*/*.1
    shellcheck "$pages"/completions/*.bash
    zsh -n "$pages"/completions/_*
    fish -n "$pages"/completions/*.fish
    checkQmlPackages
    checkCompletions
}

# The files have a MIME type of their own, recognised by their ending.
checkMimeType() {
    local folder
    folder=$(mktemp -d)
    mkdir "$folder/packages"
    cp assets/app/cimaise-mime.xml "$folder/packages"
    XDG_DATA_HOME=$folder update-mime-database "$folder"
    sameWords "the type of a file" <(printf '50:application/%s\n' 'x-cimaise:*.cimaise' 'x-cimaise-archive:*.cimaises') "$folder/globs2"
    rm -r "$folder"
}

# sameWords <subject> <actual> <documented>: compares lines in any order, without comments.
sameWords() {
    if ! diff <(grep -v '^#' "$2" | sort -u) <(grep -v '^#' "$3" | sort -u); then
        echo "$1: these differ (<: actual, >: as documented)"
        return 1
    fi
}

# Every package that a package depends on is also installed on a developer's machine.
checkQmlPackages() {
    local missing
    missing=$(qmlPackages | grep -vxF "$(packagesOf app)" || true)
    [[ -z $missing ]] || { echo "tools/packages.txt lacks $missing" && return 1; }
}

# completed <shell> <line>: completions of the shell at the end of the line
# shellcheck disable=SC2016 # expanded by the inner shells
completed() {
    local PATH=$PWD/build/release/bin:$PATH program=${2%% *}
    local script=build/release/packaging/completions/$program.$1
    case $1 in
        bash) bash -c 'source /usr/share/bash-completion/bash_completion
            source "$2"
            read -ra COMP_WORDS <<<"$1"
            [[ $1 != *" " ]] || COMP_WORDS+=("")
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$1 COMP_POINT=${#1}
            name=${COMP_WORDS[0]}
            "_${name//-/_}"
            printf "%s\n" "${COMPREPLY[@]}"' complete "$2" "$script" ;;
        fish) fish -c 'source "$argv[2]"
            complete -C "$argv[1]" | string split -f 1 \t' "$2" "$script" ;;
    esac
}

# Runs the completions in the shells: commands, games, and the options of each command.
checkCompletions() {
    local help=build/release/packaging/help/cimaise-cli.en.help shell command
    for shell in bash fish; do
        sameWords "commands in $shell" <(awk '/^  [a-z]/ { print $1 }' "$help") \
            <(completed "$shell" 'cimaise-cli ')
        sameWords "games in $shell" <(ls samples) <(completed "$shell" 'cimaise-cli rules ')
        while read -r command; do
            sameWords "options of $command in $shell" \
                <(grep "^  $command " "$help" | grep -oE -- '--[a-z][a-z-]*' || true
                    printf -- '--%s\n' json lang help version) \
                <(completed "$shell" "cimaise-cli $command --")
        done < <(awk '/^  [a-z]/ { print $1 }' "$help")
        sameWords "options of the window in $shell" \
            <(grep -oE '^  .*--[a-z-]+' build/release/packaging/help/cimaise.en.help | grep -oE -- '--[a-z-]+') \
            <(completed "$shell" 'cimaise --')
    done
}
