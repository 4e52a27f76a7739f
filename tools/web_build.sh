#!/usr/bin/env bash
# Builds the page in the system with the toolchain; called by tools/web.sh.
#
# Compiles the app in build/web-build and makes two sites: build/web, and build/web-stand-in without the app.
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=${QT_WASM_DIR:-/opt/qt-wasm}
built=build/web-build/bin
export CCACHE_DISABLE=1

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
stand_in=build/web-stand-in
tests/web/stand_in/build "$stand_in/built"
tools/web_site.py "$stand_in/site" "$stand_in"/built/cimaise.{js,wasm}

# The site says last how large it is.
tools/web_site.py build/web $built/cimaise{,_arranger}.{js,wasm}
