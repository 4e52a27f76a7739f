# Proves a package in a bare system of its release: ./dev package test. Sourced by ./dev; needs root, as
# whatever makes systems does.
# shellcheck shell=bash

# A system with nothing in it but what every Debian has, made once for each release.
bareSystem() {
    local release=$1 folder=$2 mirror
    # shellcheck disable=SC2016 # filled in by apt: from where this machine has its own packages
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $release" 'Origin: Debian' | sort -u)
    if [[ ! -f build/bare/$release.tar ]]; then
        step "making a bare $release"
        mkdir -p build/bare
        rm -rf "build/bare/$release"
        asRoot debootstrap --variant=minbase "$release" "build/bare/$release" \
            "${mirror%%$'\n'*}" >"build/bare/$release.log" 2>&1 ||
            fail "debootstrap could not make $release (see build/bare/$release.log)"
        asRoot tar -C "build/bare/$release" -cf "build/bare/$release.tar" .
        asRoot rm -rf "build/bare/$release"
    fi
    asRoot tar -C "$folder" -xf "build/bare/$release.tar"
    asRoot cp -L /etc/resolv.conf "$folder/etc/"
}

leaveBareSystem() {
    local process
    for process in /proc/[0-9]*; do # a window that a failed trial has left open
        [[ $(readlink "$process/root" 2>/dev/null) != "$bareRoot" ]] || asRoot kill -9 "${process#/proc/}"
    done
    asRoot umount "$bareRoot/proc" "$bareRoot/dev" 2>/dev/null || true
    asRoot rm -rf --one-file-system "$bareRoot"
}

# provePackage <.deb> [older .deb]
provePackage() {
    local new=$1 old=${2:-} release
    # shellcheck source=/dev/null
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    ensurePackages package
    bareRoot=$(mktemp -d "${TMPDIR:-/var/tmp}/cimaise.XXXXXX")
    trap leaveBareSystem EXIT
    chmod 755 "$bareRoot"
    bareSystem "$release" "$bareRoot"
    asRoot mount -t proc proc "$bareRoot/proc"
    asRoot mount --bind /dev "$bareRoot/dev"
    asRoot mkdir "$bareRoot/trial"
    asRoot cp "$new" "$bareRoot/trial/new.deb"
    [[ -n $old ]] || { old=$bareRoot/trial/old.deb && asOlder "$new" "$old"; }
    [[ $old == "$bareRoot"/* ]] || asRoot cp "$old" "$bareRoot/trial/old.deb"
    asRoot cp tools/prove_installed.sh "$bareRoot/trial/"
    step "proving $new in a bare $release"
    asRoot env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 chroot "$bareRoot" \
        bash /trial/prove_installed.sh
}

# The same package as an earlier version, where there is none yet to be upgraded.
asOlder() {
    local folder
    folder=$(mktemp -d)
    dpkg-deb -R "$1" "$folder"
    sed -i 's/^Version: .*/Version: 0.0.1-1/' "$folder/DEBIAN/control"
    asRoot dpkg-deb --root-owner-group -b "$folder" "$2" >/dev/null
    rm -r "$folder"
}
