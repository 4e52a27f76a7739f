# Builds the browser version: Qt for WebAssembly, built once and kept outside the checkout, the site
# in build/web, and its tests in a real browser. Sourced by ./dev.
# shellcheck shell=bash

# Minimal Debian 13 with the toolchain of the page. Its number increases with tools/web_kit.sh.
webKit=${CIMAISE_WEB_KIT:-${XDG_CACHE_HOME:-$HOME/.cache}/cimaise/web-kit-2}

hasWebKit() { [[ -n ${QT_WASM_DIR:-} || -f $webKit/opt/qt-wasm/legs/qtdeclarative ]]; }

# inKit <command…>: runs in the kit, with this checkout as /cimaise. Its mounts end with the
# command.
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

# Builds on this machine if QT_WASM_DIR names an official kit of Qt for WebAssembly, with its
# emscripten in the path.
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

# fetchPackages <folder>: installs the packages of its package.json in the versions of its lock
# file.
fetchPackages() {
    (cd "$1" && npm ci --ignore-scripts --no-audit --no-fund --silent) || fail "npm could not install the dependencies of $1"
}

# Hash of everything that the page is made from.
pageSources() {
    {
        echo "$webKit ${QT_WASM_DIR:-}"
        git ls-files -z --cached --others --exclude-standard -- CMakeLists.txt app assets cmake i18n positions qml rulings samples scoring \
            tests/web/stand_in tools validators web | xargs -0 sha256sum 2>/dev/null
    } | sha256sum
}

# Builds the page unless it is made from the sources as they are.
buildWeb() {
    ensurePackages web
    ensureWebKit
    fetchPackages tests/web
    if [[ -f build/web/build.js && $(cat build/web-sources 2>/dev/null) == "$(pageSources)" ]]; then
        step "the page in build/web is current"
        return
    fi
    rm -f build/web-sources
    fetchPackages web
    step "building the page (log: build/web-build.log)"
    besideKit tools/web_build.sh >build/web-build.log 2>&1 || webFailed
    pageSources >build/web-sources
    tail -n 1 build/web-build.log
}

webFailed() {
    grep -m 5 -E 'error|FAILED' build/web-build.log >&2 || tail -n 20 build/web-build.log >&2
    fail "could not build the page (see build/web-build.log)"
}

# testWeb [chromium|firefox|webkit|files of tests/web]: runs the tests in real browsers, with their own web server.
# Chromium runs all of them, the other engines engines.test.js.
testWeb() {
    case ${1:-} in
        '') testInChromium && testInEngine firefox && testInEngine webkit ;;
        chromium) testInChromium ;;
        firefox | webkit) testInEngine "$1" ;;
        *) runWebTests "${@/#/tests/web/}" ;;
    esac
}

runWebTests() { node --test --test-concurrency=1 "$@"; }

testInChromium() {
    step "testing the page in $(chromium --version)"
    CIMAISE_SITE=$PWD/build/web-stand-in/site runWebTests tests/web/{back,page}.test.js
    runWebTests tests/web/*.test.js
}

# testInEngine <firefox|webkit>: on a display of its own, since they draw nothing without one.
testInEngine() {
    step "testing the page in $1"
    CIMAISE_ENGINE=$1 xvfb-run --auto-servernum --server-args='-screen 0 1000x2000x24' node --test --test-concurrency=1 tests/web/engines.test.js
}

# serveWeb [certificate key]: serves the page that was built.
serveWeb() {
    [[ -f build/web/build.js ]] || fail "there is no page yet: run ./dev web first"
    [[ $# -eq 0 || $# -eq 2 ]] || fail "./dev web serve accepts a certificate and its key, as PEM files"
    ensurePackages web
    node tests/web/serve.js build/web "$@"
}

webApp() {
    case ${1:-} in
        '') buildWeb ;;
        test) shift && buildWeb && testWeb "$@" ;;
        bench) shift && buildWeb && node tests/web/figures.js "$@" ;;
        serve) shift && serveWeb "$@" ;;
        *) fail "./dev web accepts test (an engine, or test files), bench and serve" ;;
    esac
}
