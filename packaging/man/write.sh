#!/bin/sh
# Writes PAGE and PAGE.gz from PAGE.in and the text of --help. Usage: write.sh PAGE HELP
set -eu
page=$1 help=$2
LC_ALL=C.UTF-8 awk -v file="$page.in" -f "$(dirname "$0")/commands.awk" "$help" >"$page"
gzip -9nc "$page" >"$page.gz"
