# Checks of the project, each a function gate_<name> that prints the problems and fails. Sourced by
# ./dev.
# shellcheck shell=bash

allGates=(format shell texts voice plain desktop qml tidy files)

# Runs the named gates, or all of them, and lists those that failed.
lint() {
    local gate failedGates=()
    [[ $# -gt 0 ]] || set -- "${allGates[@]}"
    for gate in "$@"; do
        declare -F "gate_$gate" >/dev/null || fail "unknown gate: $gate (${allGates[*]})"
        step "checking: $gate"
        # Runs in its own shell: inside a condition, an error would not end a function.
        if ! bash -euo pipefail -c 'source ./dev; "$1"' gate "gate_$gate"; then
            failedGates+=("$gate")
        fi
    done
    [[ ${#failedGates[@]} -eq 0 ]] || fail "these gates failed: ${failedGates[*]}"
}

cppFiles() {
    git ls-files -z --cached --others --exclude-standard -- '*.cpp' '*.h'
}

formatSources() {
    cppFiles | xargs -0 -r clang-format-19 -i
}

gate_format() {
    cppFiles | xargs -0 -r clang-format-19 --dry-run -Werror
}

gate_shell() {
    git ls-files -z --cached --others --exclude-standard |
        xargs -0 -r grep -lZIE --max-count=1 '^#!.*\b(ba)?sh$|^# shellcheck shell=' |
        xargs -0 -r shellcheck -x
}

# Every text is finished in each language, and the translation files have no unused texts.
gate_texts() {
    local before file failed=no
    before=$(mktemp -d)
    cp -p i18n/*.ts "$before"
    i18n/update >"$before/log" 2>&1 || { cat "$before/log" && failed=yes; }
    for file in i18n/*.ts; do
        if ! diff -q "$before/${file##*/}" "$file" >/dev/null; then
            echo "$file is not up to date: run ./dev texts"
            failed=yes
        fi
        if grep -n 'type="unfinished"' "$file"; then
            echo "$file: the texts above are not finished"
            failed=yes
        fi
    done
    cp -p "$before"/*.ts i18n/
    rm -r "$before"
    [[ $failed == no ]]
}

# Texts, documents, comments and commit subjects use no phrase of tools/voice.tsv.
gate_voice() {
    python3 tools/voice.py
}

# User input is never read as markup: Qt's text controls guess the format, so each is inside the one
# component that sets plain text.
gate_plain() {
    local controls='Text|TextArea|TextEdit|TextField|TextInput|Label|ToolTip|Button|RoundButton|ToolButton'
    controls+='|TabButton|DelayButton|CheckBox|RadioButton|Switch|ComboBox|SpinBox|Menu|MenuBar|MenuItem'
    controls+='|MenuBarItem|GroupBox|Dialog|MessageDialog|IconLabel|PlaceholderText|(Item|Check|Radio|Switch'
    controls+='|Swipe)Delegate'
    local homes='PlainText|AppTextField|NoteField|AppToolTip|AppButton|IconButton|AppSwitch'
    if git ls-files --cached --others --exclude-standard -- '*.qml' |
        grep -vxE "qml/components/($homes)\.qml|tests/.*" |
        xargs -r grep -nE "(^|[^A-Za-z])($controls) *\{|textFormat|(Rich|Styled|Markdown|Auto)Text|ToolTip\." /dev/null; then
        echo "only these components of qml/components may show text: ${homes//|/, }"
        return 1
    fi
}

gate_qml() {
    # they would also take a drag or tap that began on a sheet above them; a MouseArea does not
    if git ls-files --cached --others --exclude-standard -- '*.qml' | xargs -r grep -nE '(Drag|Tap)Handler' /dev/null; then
        echo "use a MouseArea"
        return 1
    fi
    buildRelease
    ninja -C build/release all_qmllint
}

# Each source of the core and of the command line compiles by itself: the release build compiles those of a directory
# together, with precompiled headers, where a missing include is not noticed. Sources with Qt would take 15 minutes.
gate_files() {
    buildRelease
    cmake --preset release -B build/files -DCIMAISE_TOGETHER=OFF >/dev/null
    python3 tools/compile_files.py build/files build/release
}

# Sources of the app that the release build compiles, one by one or as unity builds; without
# generated files, and without tests, which would double the time.
tidySources() {
    local file
    sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' build/release/compile_commands.json | sort -u |
        while read -r file; do
            case ${file#"$PWD"/} in
                positions/* | scoring/* | validators/* | rulings/* | app/*) echo "${file#"$PWD"/}" ;;
                build/release/positions/*/Unity/* | build/release/scoring/*/Unity/* | \
                    build/release/validators/*/Unity/* | build/release/rulings/*/Unity/* | \
                    build/release/app/*/Unity/*) echo "${file#"$PWD"/}" ;;
            esac
        done
}

gate_tidy() {
    buildRelease
    # shellcheck disable=SC2016 # expanded by the inner shell
    tidySources | tr '\n' '\0' | xargs -0 -r -n 1 -P "$(nproc)" bash -c '
        out=$(clang-tidy-19 -p build/release --quiet --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-error "$1" 2>&1) ||
            { echo "$out" | grep -v "warnings generated\.$"; exit 1; }' tidy
}
