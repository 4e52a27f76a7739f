# Builds the browser version: Qt for WebAssembly, built once and kept outside the checkout, the site
# in build/web, and its tests in a real browser. Sourced by ./dev.
# shellcheck shell=bash

# A bare Debian 13 with all in it that the page is built with. Its number goes up when tools/web_kit.sh makes another.
webKit=${CIMAISE_WEB_KIT:-${XDG_CACHE_HOME:-$HOME/.cache}/cimaise/web-kit-1}

hasWebKit() { [[ -n ${QT_WASM_DIR:-} || -f $webKit/opt/qt-wasm/legs/qtdeclarative ]]; }

# inKit <command…>: in the kit, with this checkout as /cimaise. What is mounted for it is gone when it ends.
inKit() {
    # shellcheck disable=SC2016 # expanded by the inner shell
    asRoot unshare --mount bash -c 'kit=$1 checkout=$2
        shift 2
        mkdir -p "$kit/cimaise"
        mount -t proc proc "$kit/proc" && mount --rbind /dev "$kit/dev" && mount --bind "$checkout" "$kit/cimaise" &&
            cp -L /etc/resolv.conf "$kit/etc/" || exit
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 EMSDK=/opt/emsdk \
            chroot "$kit" bash -c "cd /cimaise && exec \"\$@\"" inside "$@"' kit "$webKit" "$PWD" "$@"
}

# Where an official kit of Qt for WebAssembly is named by QT_WASM_DIR, with its emscripten on the path, this machine builds.
besideKit() {
    if [[ -n ${QT_WASM_DIR:-} ]]; then
        "$@"
    else
        inKit "$@"
    fi
}

ensureWebKit() {
    ! hasWebKit || return 0
    [[ -d $webKit/usr ]] || makeWebRoot
    step "building Qt for WebAssembly in $webKit (about 45 minutes, once)"
    inKit tools/web_kit.sh
}

makeWebRoot() {
    local mirror
    # shellcheck disable=SC2016 # filled in by apt: from where this machine has its own packages
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $(releaseName)" 'Origin: Debian' | sort -u)
    mkdir -p build "$(dirname "$webKit")"
    step "creating a clean Debian 13 system in $webKit"
    asRoot debootstrap --variant=minbase trixie "$webKit.new" "${mirror%%$'\n'*}" >build/web-kit.log 2>&1 ||
        fail "debootstrap failed (see build/web-kit.log)"
    asRoot mv "$webKit.new" "$webKit"
}

# fetchPackages <folder>: what its package.json names, as its lock file has it.
fetchPackages() {
    (cd "$1" && npm ci --ignore-scripts --no-audit --no-fund --silent) || fail "npm could not install the dependencies of $1"
}

buildWeb() {
    ensurePackages web
    ensureWebKit
    fetchPackages web
    step "building the page (log: build/web-build.log)"
    besideKit tools/web_build.sh >build/web-build.log 2>&1 || {
        grep -m 5 -E 'error|FAILED' build/web-build.log >&2 || tail -n 20 build/web-build.log >&2
        fail "could not build the page (see build/web-build.log)"
    }
    tail -n 1 build/web-build.log
}

# testWeb [files of tests/web]: in a real Chromium, on a host of its own.
testWeb() {
    fetchPackages tests/web
    step "testing the page in $(chromium --version)"
    if [[ $# -gt 0 ]]; then
        node --test --test-concurrency=1 "${@/#/tests/web/}"
    else
        CIMAISE_SITE=$PWD/build/web-stand-in/site node --test --test-concurrency=1 tests/web/{back,page}.test.js
        node --test --test-concurrency=1 tests/web/*.test.js
    fi
}

webApp() {
    case ${1:-} in
        '') buildWeb ;;
        test) shift && buildWeb && testWeb "$@" ;;
        *) fail "./dev web accepts test, and names of test files" ;;
    esac
}
