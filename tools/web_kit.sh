#!/usr/bin/env bash
# Builds the toolchain of the browser version: Qt 6.8.2 for WebAssembly and its libraries, below
# /opt/qt-wasm. Runs as root in a minimal Debian 13; called by tools/web.sh. Takes about 45 minutes
# on two cores, once; finished stages are skipped.
set -euo pipefail

prefix=/opt/qt-wasm
sources=/usr/src/web
legs=$prefix/legs
export EMSDK=/opt/emsdk
mkdir -p "$prefix"/{include,lib,share/cmake} "$legs" "$sources"
cd "$sources"

# leg <name>: runs the function of that name, unless it is done.
leg() {
    [[ ! -f $legs/$1 ]] || return 0
    echo "· $1 (log: $sources/$1.log)"
    "$1" >"$sources/$1.log" 2>&1 || {
        tail -n 20 "$sources/$1.log" >&2
        echo "could not build $1" >&2
        exit 1
    }
    touch "$legs/$1"
}

# Installs compilers, Qt's tools for this machine, and header-only libraries.
packages() {
    sed -i 's/^deb .*/&\n&/; s/\ndeb /\ndeb-src /' /etc/apt/sources.list
    apt-get -q update
    DEBIAN_FRONTEND=noninteractive apt-get -y -q install --no-install-recommends \
        brotli ca-certificates cmake dpkg-dev emscripten g++ git libcli11-dev libexpected-dev libfmt-dev libnanosvg-dev \
        libpugixml-dev libqrcodegencpp-dev librsvg2-bin make ninja-build nlohmann-json3-dev python3-brotli python3-fonttools \
        qt6-base-dev qt6-base-dev-tools qt6-declarative-dev qt6-declarative-dev-tools qt6-shader-baker \
        qt6-shadertools-dev tcl zlib1g-dev fonts-inter fonts-ebgaramond
}

# Without --tar-only, apt fetches patches that are not needed and may be missing.
unpacked() {
    local name
    apt-get source --download-only --tar-only \
        qt6-base qt6-declarative sqlite3 zlib libarchive qr-code-generator fmtlib
    for name in *.tar.*; do tar -xf "$name"; done
}

# Qt's checks look for emcc in the layout of emscripten's own installer.
emsdk() {
    mkdir -p $EMSDK/upstream/emscripten
    ln -sf /usr/share/emscripten/* $EMSDK/upstream/emscripten/
    ln -sf /usr/bin/{emcc,em++,emar,emranlib,emcmake,emconfigure} $EMSDK/upstream/emscripten/
    echo "EMSCRIPTEN_ROOT = emsdk_path + '/upstream/emscripten'" >$EMSDK/.emscripten
}

# archive <library> <objects…>
archive() {
    rm -f "$prefix/lib/$1"
    emar rcs "$prefix/lib/$1" "${@:2}"
}

sqlite() {
    cd sqlite3-*/
    ./configure --disable-tcl
    make sqlite3.c
    emcc -Os -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_ENABLE_FTS5 -DSQLITE_DEFAULT_MEMSTATUS=0 \
        -DSQLITE_OMIT_DEPRECATED -DSQLITE_OMIT_SHARED_CACHE -DSQLITE_ENABLE_COLUMN_METADATA -c sqlite3.c
    archive libsqlite3.a sqlite3.o
    cp sqlite3.h sqlite3ext.h $prefix/include/
    cd ..
}

zlib() {
    cd zlib-*/
    emcc -Os -DNDEBUG -DHAVE_UNISTD_H -c adler32.c crc32.c deflate.c infback.c inffast.c inflate.c inftrees.c trees.c \
        zutil.c compress.c uncompr.c
    archive libz.a ./*.o
    cp zlib.h zconf.h $prefix/include/
    cd ..
}

qrcodegen() {
    cd QR-Code-generator-*/cpp
    em++ -Os -fexceptions -c qrcodegen.cpp
    archive libqrcodegencpp.a qrcodegen.o
    mkdir -p $prefix/include/qrcodegen
    cp qrcodegen.hpp $prefix/include/qrcodegen/
    cd ../..
}

headers() {
    cp -r /usr/include/nlohmann /usr/include/tl /usr/include/nanosvg $prefix/include/
    cp -r /usr/share/cmake/nlohmann_json /usr/share/cmake/tl-expected $prefix/share/cmake/
}

small=(-DCMAKE_BUILD_TYPE=Release "-DCMAKE_C_FLAGS_RELEASE=-Os -DNDEBUG" "-DCMAKE_CXX_FLAGS_RELEASE=-Os -DNDEBUG")

fmt() {
    emcmake cmake -S fmtlib-*/ -B build-fmt -GNinja "${small[@]}" -DCMAKE_INSTALL_PREFIX=$prefix -DFMT_TEST=OFF -DFMT_DOC=OFF
    ninja -C build-fmt install
}

# Builds libarchive with zlib only, which zip archives need.
libarchive() {
    local off
    mapfile -t off < <(printf -- '-DENABLE_%s=OFF\n' TEST TAR CPIO CAT UNZIP OPENSSL LIBB2 LZ4 LZO LZMA ZSTD BZip2 LIBXML2 \
        EXPAT PCREPOSIX PCRE2POSIX ICONV ACL XATTR CNG NETTLE MBEDTLS)
    emcmake cmake -S libarchive-*/ -B build-libarchive -GNinja "${small[@]}" "${off[@]}" \
        -DBUILD_SHARED_LIBS=OFF -DZLIB_INCLUDE_DIR=$prefix/include -DZLIB_LIBRARY=$prefix/lib/libz.a
    ninja -C build-libarchive archive_static
    cp build-libarchive/libarchive/libarchive.a $prefix/lib/
    cp libarchive-*/libarchive/archive{,_entry}.h $prefix/include/
}

hostTools=(-DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake)
# Unity builds: half the time.
together=(-DCMAKE_BUILD_TYPE=Release -DQT_UNITY_BUILD=ON -DQT_BUILD_TESTS=OFF -DQT_BUILD_EXAMPLES=OFF)

# features <ON|OFF> <names…>
features() { printf -- "-DFEATURE_%s=$1\n" "${@:2}"; }

# Drag and drop needs XPM, and the browser platform needs drag and drop.
qtbase() {
    local set
    mapfile -t set < <(
        features ON optimize_size sql sql_sqlite system_sqlite
        features OFF widgets xml printsupport testlib concurrent dbus sqlmodel sql_psql sql_mysql sql_odbc \
            textmarkdownreader textmarkdownwriter textodfwriter hijricalendar jalalicalendar \
            mimetype_database publicsuffix_qt publicsuffix_system \
            gif ico imageformat_bmp imageformat_ppm imageformat_xbm \
            system_png system_jpeg system_zlib system_freetype system_harfbuzz system_pcre2)
    cmake -S qtbase-*/ -B build-qtbase -GNinja -DQT_QMAKE_TARGET_MKSPEC=wasm-emscripten -DBUILD_SHARED_LIBS=OFF \
        -DCMAKE_INSTALL_PREFIX=$prefix "${hostTools[@]}" "${together[@]}" "${set[@]}" \
        -DSQLite3_INCLUDE_DIR=$prefix/include -DSQLite3_LIBRARY=$prefix/lib/libsqlite3.a
    ninja -C build-qtbase install
}

# Leaves out modules that the app does not import, each of which takes minutes.
qtdeclarative() {
    local set
    sed -i -E '/add_subdirectory\((labs|quickdialogs|effects|quickshapes|quicknativestyle|qmllocalstorage|qmldom|qmlcompiler|quickvectorimage)\)/d' \
        qtdeclarative-*/src/CMakeLists.txt
    sed -i -E '/add_subdirectory\(qmllint\)/d' qtdeclarative-*/src/plugins/CMakeLists.txt
    sed -i -E '/add_subdirectory\(tools\)/d' qtdeclarative-*/CMakeLists.txt
    mapfile -t set < <(features OFF \
        quickcontrols2_{imagine,universal,fusion,material,fluentwinui3,ios,macos,windows} \
        qml_debug qml_profiler qml_preview qml_xml_http_request qml_xmllistmodel \
        quick_{canvas,designer,particles,sprite,treeview,animatedimage} quicktemplates2_calendar)
    cmake -S qtdeclarative-*/ -B build-qtdeclarative -GNinja -DCMAKE_INSTALL_PREFIX=$prefix \
        -DCMAKE_TOOLCHAIN_FILE=$prefix/lib/cmake/Qt6/qt.toolchain.cmake "${hostTools[@]}" "${together[@]}" "${set[@]}"
    ninja -C build-qtdeclarative install
}

for name in packages unpacked emsdk sqlite zlib qrcodegen headers fmt libarchive qtbase qtdeclarative; do
    leg "$name"
done
rm -rf "$sources"/build-*
