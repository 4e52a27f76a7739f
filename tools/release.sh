# Makes a release with one command: ./dev release X.Y.Z. Sourced by ./dev. Nothing leaves this
# machine: the release is pushed and uploaded by hand.
# shellcheck shell=bash

# makeRelease <version> [releases and processors]: builds the package of this machine and of each of
# these.
makeRelease() {
    local version=${1:-} other
    [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail "expected a version X.Y.Z"
    [[ -z $(git status --porcelain) ]] || fail "commit or stash your changes first"
    for other in "${@:2}"; do
        [[ $other == @(bookworm|trixie|amd64|arm64) ]] || fail "unknown release or processor: $other"
    done
    git rev-parse -q --verify "refs/tags/v$version" >/dev/null && fail "v$version is already released"
    [[ $(printf '%s\n' "$(projectVersion)" "$version" | sort -V | tail -n 1) == "$version" ]] ||
        fail "$version comes before $(projectVersion)"
    dateChangeLog "$version"
    sed -i "s/^project(cimaise VERSION [0-9.]* /project(cimaise VERSION $version /" CMakeLists.txt
    [[ $(projectVersion) == "$version" ]] || fail "cannot set the version in CMakeLists.txt"
    git commit -q -m "Cimaise $version" CHANGELOG.md CMakeLists.txt
    git tag -a -m "Cimaise $version" "v$version"
    step "tagged v$version. If a later step fails: git tag -d v$version && git reset --hard HEAD~"
    makePackage
    for other in "${@:2}"; do
        packageApp "$other"
    done
    git archive --format=tar --prefix="cimaise-$version/" "v$version" |
        gzip -9n >"build/packages/cimaise-$version.tar.gz"
    (cd build/packages && sha256sum -- *.deb *.tar.gz >SHA256SUMS)
    step "in build/packages: $(cut -d ' ' -f 3 build/packages/SHA256SUMS | tr '\n' ' ')and SHA256SUMS"
    step "to publish it: ./dev package test, then git push --follow-tags"
}

# Turns the section “Unreleased” into the section of the release and adds a new one above.
dateChangeLog() {
    local heading
    heading="## $1 – $(date -u +%F)"
    awk '/^## Unreleased$/ { on = 1; next } /^## / { on = 0 } on && NF { found = 1 } END { exit !found }' \
        CHANGELOG.md || fail "CHANGELOG.md has no unreleased entries"
    sed -i "s/^## Unreleased\$/## Unreleased\n\n$heading/" CHANGELOG.md
}
