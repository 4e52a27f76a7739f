#!/usr/bin/env bash
# Builds the page in the system with the toolchain; called by tools/web.sh.
#
# web_build.sh app    compiles the app in build/web-build and makes two sites: build/web-stand-in, without
#                     the app, and build/web-counted, whose app counts the functions that are called
# web_build.sh site   makes the site build/web of the app in two parts, by the profiles of build/web-profiles
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=${QT_WASM_DIR:-/opt/qt-wasm}
built=build/web-build/bin
export CCACHE_DISABLE=1

app() {
    # The words' generator runs on this machine, so it is built for it.
    cmake -S . -B build/web-tools -GNinja -DCMAKE_BUILD_TYPE=Release -DCIMAISE_APP=OFF -DCIMAISE_TESTS=OFF
    ninja -C build/web-tools generate_wordings

    cmake -S . -B build/web-build -GNinja -DCMAKE_BUILD_TYPE=Release -DCIMAISE_TESTS=OFF \
        -DCMAKE_TOOLCHAIN_FILE="$prefix/lib/cmake/Qt6/qt.toolchain.cmake" \
        -DQT_HOST_PATH="${QT_HOST_PATH:-/usr}" \
        -DQT_HOST_PATH_CMAKE_DIR="${QT_HOST_PATH_CMAKE_DIR:-/usr/lib/x86_64-linux-gnu/cmake}" \
        -DCIMAISE_GENERATE_WORDINGS="$PWD/build/web-tools/tools/generate_wordings"
    ninja -C build/web-build

    # The page around no app: it is tried how it ends.
    local stand_in=build/web-stand-in
    tests/web/stand_in/build "$stand_in/built"
    tools/web_site.py "$stand_in/site" "$stand_in"/built/{cimaise.js,*.wasm}

    mkdir -p build/web-build/counted
    cp $built/cimaise.js build/web-build/counted/
    tools/web_split.py --instrument $built/cimaise.wasm build/web-build/counted/cimaise.wasm
    tools/web_site.py --plain build/web-counted build/web-build/counted/cimaise.{js,wasm} $built/cimaise_arranger.{js,wasm}
}

# The site says last how large it is.
site() {
    local parts=build/web-build/parts
    mkdir -p $parts
    tools/web_split.py --profile $built/cimaise.wasm $parts build/web-profiles/*.profile
    tools/web_site.py build/web $built/cimaise.js $parts/*.wasm $built/cimaise_arranger.{js,wasm}
}

"$1"
