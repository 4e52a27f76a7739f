#!/usr/bin/env bash
# Takes the pictures for AppStream, in both languages, into packaging/pictures/. Run by hand when
# the window looks different: packaging/pictures.sh (needs what ./dev shots needs).
set -euo pipefail
cd "$(dirname "$0")/.."
export LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8

# take <name> <size> <sample>: the window fills a screen of its own size.
take() {
    local name=$1 size=$2 sample=$3 language
    for language in en fr; do
        folder=$(mktemp -d)
        grep -v '"title"' "$sample" >"$folder/game.cimaise" # its own, in one language
        # shellcheck disable=SC2016 # expanded by the inner shell
        timeout 60 xvfb-run -a -s "-screen 0 ${size}x24 -nolisten tcp" bash -c '
            build/package/bin/cimaise --data "$1" --lang "$2" --size "$3" "$4" & window=$!
            sleep 6
            import -window root -strip "$5"
            kill "$window" && wait "$window"' take \
            "$folder" "$language" "$size" "$folder/game.cimaise" "packaging/pictures/$name.$language.png" || true
        rm -r "$folder"
        [[ -s packaging/pictures/$name.$language.png ]]
    done
}

mkdir -p packaging/pictures
rm -f packaging/pictures/*.png
take table 1280x720 samples/musee/finished-2.cimaise
take phone 405x720 samples/art-society/rulebook-example.cimaise
