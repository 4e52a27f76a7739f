# How a .deb is made, for the release it is made on. Sourced by ./dev.
# shellcheck shell=bash

# The packages of this release that hold the QML modules which our files import, and which those import
# in turn: one a line. Debian's QML modules do not depend on each other, so every one has to be named.
qmlPackages() {
    local modules
    modules=$(qtpaths6 --query QT_INSTALL_QML)
    "$(qtpaths6 --query QT_INSTALL_LIBEXECS)/qmlimportscanner" \
        -rootPath qml -qmlFiles packaging/loaded_by_qt.qml -importPath "$modules" |
        sed -n 's/^ *"path": "\(.*\)",\{0,1\}$/\1/p' | grep -F "$modules/" | sed 's|$|/qmldir|' |
        xargs -r dpkg -S | sed 's/:.*//' | sort -u
}

# The number that CMakeLists.txt has, the only place where it stands.
projectVersion() {
    sed -n 's/^project(cimaise VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt
}

# 1.0.0-1~deb12 where the commit is tagged v1.0.0; else later than that, by the commit's time:
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

# Debian's own flags: a hardened build, in which no path of this machine is left; and no time but the
# commit's, so that who builds it again has the same bytes.
useDistributionFlags() {
    export DEB_BUILD_MAINT_OPTIONS=hardening=+all DEB_CXXFLAGS_MAINT_STRIP=-g
    eval "$(dpkg-buildflags --export=sh)"
    export CXXFLAGS="$CXXFLAGS ${CPPFLAGS:-}" CCACHE_DISABLE=1
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
    export SOURCE_DATE_EPOCH
}

# qmlcachegen orders what it writes by where it happens to lie in memory: that is the same each time where
# the system does not shuffle addresses.
buildAlike() {
    if setarch -R true 2>/dev/null; then
        setarch -R bash -euo pipefail -c 'source ./dev; build package "$@"' build "$@"
    else
        warn "addresses cannot be kept still here: another build will not have the same bytes"
        build package "$@"
    fi
}

makePackage() {
    local modules version
    ensurePackages core app package
    useDistributionFlags
    modules=$(qmlPackages)
    version=$(packageVersion)
    configure package "-DCIMAISE_PACKAGE_VERSION=$version" \
        "-DCIMAISE_QML_PACKAGES=${modules//$'\n'/, }"
    buildAlike cimaise_installed
    step "packing cimaise $version"
    rm -rf build/packages
    (umask 022 && cpack --config build/package/CPackConfig.cmake -B build/packages >build/package.log 2>&1) ||
        fail "could not pack (see build/package.log)"
    rm -rf build/packages/_CPack_Packages
    package=$(ls build/packages/*.deb)
    lintian --tag-display-limit 0 --fail-on error,warning "$package"
    step "$package: $(dpkg-deb -f "$package" Installed-Size) KB installed, $(($(stat -c %s "$package") / 1024)) KB to fetch"
}
