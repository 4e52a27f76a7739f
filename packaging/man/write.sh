#!/bin/sh
# Writes PAGE and PAGE.gz from PAGE.in. Usage: write.sh PAGE CIMAISE-CLI LANGUAGE
set -eu
page=$1 program=$2 language=$3
if grep -qxF '.\" commands' "$page.in"; then
    LC_ALL=C.UTF-8 "$program" --help --lang "$language" >"$page.help"
    LC_ALL=C.UTF-8 awk -v file="$page.in" -f "$(dirname "$0")/commands.awk" "$page.help" >"$page"
else
    cp "$page.in" "$page"
fi
gzip -9nc "$page" >"$page.gz"
