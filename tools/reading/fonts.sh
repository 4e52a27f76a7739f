#!/usr/bin/env bash
# Downloads the packages of fonts.tsv and unpacks their fonts into FOLDER/<set>/<package>, without
# installing anything: tools/reading/fonts.sh FOLDER
set -euo pipefail
list=$(dirname "$(readlink -f "$0")")/fonts.tsv
mkdir -p "$1" && cd "$1"
while read -r set package; do
    [[ $set != \#* && ! -d $set/$package ]] || continue
    rm -rf part && mkdir -p part "$set/$package.part"
    apt-get -q download "$package" >/dev/null
    dpkg-deb -x "$package"_*.deb part
    find part -type f -name '*.[ot]tf' -exec mv -t "$set/$package.part" {} +
    rm -rf part "$package"_*.deb
    mv "$set/$package.part" "$set/$package"
done <"$list"
