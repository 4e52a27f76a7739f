# Builds a .deb for the release of this machine or, in a minimal system, for another release or
# processor. Sourced by ./dev.
# shellcheck shell=bash

# Target processor, with its name in Debian.
processor=${CIMAISE_PROCESSOR:-}

packsForeign() { [[ -n $processor && $processor != "$(ownProcessor)" ]]; }

# Packages of this release with the QML modules that the app imports, and their imports: one per
# line. Debian's QML modules do not depend on each other, so every one must be listed.
qmlPackages() {
    local modules own=DEB_BUILD_MULTIARCH
    modules=$(qtpaths6 --query QT_INSTALL_QML)
    # Qt's tools run on this machine, whatever the target processor is.
    ! packsForeign || modules=${modules/"$(dpkg-architecture -q "$own")"/"$DEB_HOST_MULTIARCH"}
    "$(qtpaths6 --query QT_INSTALL_LIBEXECS)/qmlimportscanner" \
        -rootPath qml -qmlFiles packaging/loaded_by_qt.qml -importPath "$modules" |
        sed -n 's/^ *"path": "\(.*\)",\{0,1\}$/\1/p' | grep -F "$modules/" | sed 's|$|/qmldir|' |
        xargs -r dpkg -S | sed 's/:.*//' | sort -u
}

# Version in CMakeLists.txt, its only definition.
projectVersion() {
    sed -n 's/^project(cimaise VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt
}

# 1.0.0-1~deb12 if the commit is tagged v1.0.0; otherwise a later version with the commit's time:
# 1.0.0+git20261122093000.1f4e5f8a-1~deb12.
packageVersion() {
    local version since='' system
    version=$(projectVersion)
    if [[ $(git describe --exact-match --dirty --match "v$version" 2>/dev/null) != "v$version" ]]; then
        since=+git$(TZ=UTC git log -1 --format=%cd --date=format-local:%Y%m%d%H%M%S)
        since+=.$(git describe --always --exclude='*' --abbrev=8)
        git diff --quiet HEAD || since+=.changed
    fi
    # shellcheck source=/dev/null
    system=$(. /etc/os-release && echo "${ID/debian/deb}$VERSION_ID")
    echo "$version$since-1~$system"
}

# Debian's flags: a hardened build without paths of this machine and with the commit's time only, so
# that the build is reproducible.
useDistributionFlags() {
    export DEB_BUILD_MAINT_OPTIONS=hardening=+all DEB_CXXFLAGS_MAINT_STRIP=-g
    eval "$(dpkg-buildflags --export=sh)"
    export CXXFLAGS="$CXXFLAGS ${CPPFLAGS:-}" CCACHE_DISABLE=1
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
    export SOURCE_DATE_EPOCH
}

# Arguments of CMake for another processor: its compiler and its name.
foreignArguments=()
useForeignCompiler() {
    packsForeign || return 0
    eval "$(dpkg-architecture -a "$processor" --print-set 2>/dev/null)"
    foreignArguments=("-DCMAKE_SYSTEM_NAME=Linux" "-DCMAKE_SYSTEM_PROCESSOR=$DEB_HOST_GNU_CPU"
        "-DCMAKE_CXX_COMPILER=$DEB_HOST_GNU_TYPE-g++")
}

# qmlcachegen orders its output by memory address, which is reproducible only without address space
# randomisation.
buildAlike() {
    if setarch -R true 2>/dev/null; then
        setarch -R bash -euo pipefail -c 'source ./dev; build package "$@"' build "$@"
    else
        warn "cannot disable address randomisation here: this build will not be reproducible"
        build package "$@"
    fi
}

# Writes the .deb to build/packages, which is emptied first, and its name to $package.
makePackage() {
    local modules version
    if packsForeign; then
        ensureForeignPackages "$processor"
        useForeignCompiler
    else
        ensurePackages core app package
    fi
    useDistributionFlags
    modules=$(qmlPackages)
    version=$(packageVersion)
    configure package "-DCIMAISE_PACKAGE_VERSION=$version" \
        "-DCIMAISE_QML_PACKAGES=${modules//$'\n'/, }" "${foreignArguments[@]}"
    buildAlike cimaise_installed
    step "packing cimaise $version"
    rm -rf build/packages
    (umask 022 && cpack --config build/package/CPackConfig.cmake -B build/packages >build/package.log 2>&1) ||
        fail "could not pack (see build/package.log)"
    rm -rf build/packages/_CPack_Packages
    package=$(ls build/packages/*.deb)
    lintian --tag-display-limit 0 --fail-on error,warning "$package"
    step "$package: $(dpkg-deb -f "$package" Installed-Size) KB installed, $(($(stat -c %s "$package") / 1024)) KB to download"
}

# Runs the core's tests on this system: those of another processor under qemu.
testCoreHere() {
    packsForeign || ensurePackages core test
    useForeignCompiler
    configure core "${foreignArguments[@]}"
    build core
    runTests core
}

# makeElsewhere <release> <functions…>: builds the package in a minimal system of that release from
# a copy of this checkout, and adds it to build/packages.
makeElsewhere() {
    local release=$1 copy
    shift
    bareRoot=$(mktemp -d "${TMPDIR:-/var/tmp}/cimaise.XXXXXX")
    enterBareSystem "$release" "$(ownProcessor)"
    letRun "$processor"
    copy=$(mktemp -d)
    copyCheckout "$copy/cimaise"
    asRoot cp -r --no-preserve=ownership "$copy/cimaise" "$bareRoot/"
    rm -rf "$copy"
    step "in a clean $release system, for $processor:"
    # shellcheck disable=SC2016 # expanded by the inner shell
    inside env CIMAISE_PROCESSOR="$processor" bash -euo pipefail -c 'cd /cimaise
        source ./dev
        mkdir build
        apt-get -q update >build/packages.log && apt-get -q -y install git >>build/packages.log 2>&1
        for what in "$@"; do "$what"; done' make "$@"
    mkdir -p build/packages
    package=$(cd "$bareRoot/cimaise" && ls build/packages/*.deb)
    cp "$bareRoot/cimaise/$package" "$package"
    leaveBareSystem
}

# makeTwice <release>: builds in two minimal systems and compares every byte. Both use the same
# directory, because the output of qmlcachegen depends on it.
makeTwice() {
    local first
    makeElsewhere "$1" makePackage
    first=$(mktemp "${TMPDIR:-/var/tmp}/cimaise.XXXXXX.deb")
    cp "$package" "$first"
    makeElsewhere "$1" makePackage
    if ! cmp "$first" "$package"; then
        diff <(listPackage "$first") <(listPackage "$package") || true
        fail "the packages differ: the first is kept as $first"
    fi
    rm "$first"
    step "built twice, byte-identical: $(sha256sum "$package")"
}

# Contents of a package, one line per file, so that diff lists the files that differ.
listPackage() {
    local folder
    folder=$(mktemp -d)
    dpkg-deb -R "$1" "$folder"
    dpkg-deb -c "$1"
    (cd "$folder" && find . -type f -print0 | sort -z | xargs -0 sha256sum)
    rm -rf "$folder"
}
