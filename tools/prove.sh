# Tests a package in a minimal system of its release and processor: ./dev package test. Sourced by
# ./dev.
# shellcheck shell=bash

# provePackage <release> <.deb> [older .deb]
provePackage() {
    local release=$1 new=$2 old=${3:-} processor
    processor=$(dpkg-deb -f "$new" Architecture)
    bareRoot=$(mktemp -d "${TMPDIR:-/var/tmp}/cimaise.XXXXXX")
    enterBareSystem "$release" "$processor"
    asRoot mkdir "$bareRoot/trial"
    asRoot cp "$new" "$bareRoot/trial/new.deb"
    [[ -n $old ]] || { old=$bareRoot/trial/old.deb && asOlder "$new" "$old"; }
    [[ $old == "$bareRoot"/* ]] || asRoot cp "$old" "$bareRoot/trial/old.deb"
    asRoot cp tools/prove_installed.sh "$bareRoot/trial/"
    step "testing $new in a clean $release system"
    inside env EMULATED="$([[ $processor == "$(ownProcessor)" ]] || echo yes)" \
        bash /trial/prove_installed.sh
    leaveBareSystem
}

# Makes a copy of the package with an earlier version, if no release exists to upgrade from.
asOlder() {
    local folder
    folder=$(mktemp -d)
    dpkg-deb -R "$1" "$folder"
    sed -i 's/^Version: .*/Version: 0.0.1-1/' "$folder/DEBIAN/control"
    asRoot dpkg-deb --root-owner-group -b "$folder" "$2" >/dev/null
    rm -r "$folder"
}
