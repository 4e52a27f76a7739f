# Check of the desktop and shell integration: each file is validated by the program that reads it,
# and the completions are compared with the programs' options. Sourced by ./dev.
# shellcheck shell=bash

gate_desk() {
    ensurePackages core app gates
    buildApp
    ninja -C build/release cimaise_manual
    local pages=build/release/packaging
    desktop-file-validate assets/app/*.desktop
    checkMimeType
    appstreamcli validate --no-net --pedantic --strict \
        "$pages/io.github.cimaise.cimaise.metainfo.xml" "$pages"/addressed/*.metainfo.xml
    mandoc -Tlint -W warning "$pages"/man/*/*.1
    bash -n packaging/completions/*.bash
    zsh -n packaging/completions/_*
    fish -n packaging/completions/*.fish
    checkQmlPackages
    checkWindowOptions
    checkCommands
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

longOptions() { grep -oE -- '--[a-z][a-z-]*' | sort -u; }

# Options of the window: in the completion of each shell and in both man pages.
checkWindowOptions() {
    local help=build/release/window.help file
    build/release/bin/cimaise --help | grep -E '^  -' | longOptions >"$help"
    for file in cimaise.bash _cimaise; do
        sameWords "packaging/completions/$file" "$help" <(longOptions <"packaging/completions/$file")
    done
    sameWords packaging/completions/cimaise.fish "$help" \
        <(sed -n 's/.* -l \([a-z-]*\).*/--\1/p' packaging/completions/cimaise.fish)
    for file in packaging/man/cimaise.*.1.in; do
        sameWords "$file" "$help" <(sed 's/\\-/-/g' "$file" | longOptions)
    done
}

# completed <shell> <line>: completions of the shell at the end of the line
# shellcheck disable=SC2016 # expanded by the inner shells
completed() {
    local PATH=$PWD/build/release/bin:$PATH
    case $1 in
        bash) bash -c 'source /usr/share/bash-completion/bash_completion
            source packaging/completions/cimaise-cli.bash
            read -ra COMP_WORDS <<<"$1"
            [[ $1 != *" " ]] || COMP_WORDS+=("")
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$1 COMP_POINT=${#1}
            _cimaise_cli
            printf "%s\n" "${COMPREPLY[@]}"' complete "$2" ;;
        fish) fish -c 'source packaging/completions/cimaise-cli.fish
            complete -C "$argv[1]" | string split -f 1 \t' "$2" ;;
    esac
}

# Commands of cimaise-cli and the options of each, as in --help.
checkCommands() {
    local help=build/release/cli.help shell command
    build/release/bin/cimaise-cli --lang en --help >"$help"
    for shell in bash fish; do
        sameWords "commands in $shell" <(awk '/^  [a-z]/ { print $1 }' "$help") \
            <(completed "$shell" 'cimaise-cli ')
        sameWords "games in $shell" <(ls samples) <(completed "$shell" 'cimaise-cli rules ')
    done
    while read -r command; do
        sameWords "options of $command" \
            <(grep "^  $command " "$help" | longOptions || true
                printf -- '--%s\n' json lang help version) \
            <(completed bash "cimaise-cli $command -")
    done < <(awk '/^  [a-z]/ { print $1 }' "$help")
}
