# Lists the missing packages and installs them. Sourced by ./dev.
# shellcheck shell=bash

packageList=tools/packages.txt
packageLog=build/packages.log
# Packages that this release does not have; not looked up again.
unavailableList=build/packages.unavailable
# “yes” once packages were installed: the build must then be configured again.
export packagesInstalled=no

# Code name of the release; for derivatives of Ubuntu, that of the underlying Ubuntu.
releaseName() {
    (
        [[ -r /etc/os-release ]] && . /etc/os-release
        echo "${UBUNTU_CODENAME:-${VERSION_CODENAME:-unknown}}"
    )
}

# Requirements of the named groups, one per line, in the format of tools/packages.txt.
packagesOf() {
    awk -v groups=" $* " -v release="$(releaseName)" '
        /^#/ || NF < 2 || index(groups, " " $1 " ") == 0 { next }
        NF > 2 && index("," substr($3, 5) ",", "," release ",") { next }
        { print $2 }' "$packageList"
}

# Filters the package names on standard input: those installed.
installedNames() {
    # shellcheck disable=SC2016 # the names between braces are dpkg-query's
    xargs -r dpkg-query -W -f '${db:Status-Status} ${Package}\n' 2>/dev/null |
        sed -n 's/^installed //p'
}

# Filters the requirements on standard input: those without an installed alternative.
missingPackages() {
    local requirements requirement name found
    local -A installed=()
    mapfile -t requirements
    while read -r name; do
        installed[$name]=yes
    done < <(printf '%s\n' "${requirements[@]}" | tr '|' '\n' | installedNames)
    for requirement in "${requirements[@]}"; do
        found=no
        for name in ${requirement//|/ }; do
            [[ ${installed[$name]:-no} == yes ]] && found=yes
        done
        [[ $found == yes ]] || echo "$requirement"
    done
}

# First installable name of each requirement on standard input, or `- names`.
availablePackages() {
    local requirements requirement name
    local -A available=()
    mapfile -t requirements
    while read -r name; do
        available[$name]=yes
    done < <(printf '%s\n' "${requirements[@]}" | tr '|' '\n' | LC_ALL=C xargs -r apt-cache policy |
        awk '/^[^ ]/ { sub(/:$/, ""); name = $1 } /^  Candidate:/ && $2 != "(none)" { print name }')
    for requirement in "${requirements[@]}"; do
        local choice="- $requirement"
        for name in ${requirement//|/ }; do
            [[ ${available[$name]:-no} == yes ]] && choice=$name && break
        done
        echo "$choice"
    done
}

asRoot() {
    if [[ $EUID -eq 0 ]]; then
        "$@"
    else
        sudo "$@"
    fi
}

# Runs apt-get without questions, waits for other instances, and writes to the log.
quietApt() {
    asRoot env DEBIAN_FRONTEND=noninteractive apt-get -y -q -o DPkg::Lock::Timeout=300 \
        "$@" </dev/null >>"$packageLog" 2>&1
}

quietInstall() {
    quietApt install --no-install-recommends "$@"
}

noNetwork() {
    grep -qE '^(E|Err|W): ?.*(Temporary failure resolving|Could not (connect|resolve)|Unable to connect)' \
        "$packageLog"
}

# Installs all packages at once; after a failure one by one, to name each that is unavailable.
installPackages() {
    quietInstall "$@" && return
    if noNetwork; then
        warn "cannot download these packages (no network?), see $packageLog: $*"
        return
    fi
    local name
    for name in "$@"; do
        quietInstall "$name" || warn "package $name could not be installed (see $packageLog)"
    done
}

# Installs the missing packages of the named groups. Never fails: the build reports what is missing.
ensurePackages() {
    local missing known choices
    mapfile -t known < <(packagesOf "$@")
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        warn "this is neither Debian nor Ubuntu, so nothing is installed. Required packages, by their Debian names:"
        warn "${known[*]}"
        return
    fi
    mapfile -t missing < <(printf '%s\n' "${known[@]}" | missingPackages | knownAvailable)
    [[ ${#missing[@]} -gt 0 ]] || return 0
    if [[ $EUID -ne 0 ]] && ! command -v sudo >/dev/null; then
        warn "no sudo found: as root, install ${missing[*]}"
        return
    fi
    step "installing ${#missing[@]} missing packages of ${#known[@]} (log: $packageLog)"
    : >"$packageLog"
    quietApt update -o APT::Update::Error-Mode=any ||
        warn "the lists of packages could not all be refreshed (see $packageLog)"
    mapfile -t choices < <(printf '%s\n' "${missing[@]}" | availablePackages)
    rememberUnavailable "${choices[@]}"
    mapfile -t choices < <(printf '%s\n' "${choices[@]}" | grep -v '^- ')
    [[ ${#choices[@]} -eq 0 ]] || installPackages "${choices[@]}"
    packagesInstalled=yes
}

# ensureForeignPackages <processor>: installs the cross-compiler, Qt's tools for this machine, and
# the libraries for the other processor that can be installed side by side (Multi-Arch: same).
ensureForeignPackages() {
    local names
    asRoot dpkg --add-architecture "$1"
    : >"$packageLog"
    quietApt update || fail "the lists of packages could not be refreshed (see $packageLog)"
    mapfile -t names < <(packagesOf core app test package | availablePackages | grep -v '^- ')
    mapfile -t names < <(apt-cache show --no-all-versions "${names[@]}" | awk -v other=":$1" '
        /^Package: / { name = $2 }
        /^Multi-Arch: same$/ { name = name other }
        /^$/ { print name }' | sort -u)
    step "installing ${#names[@]} packages for $1 (log: $packageLog)"
    quietInstall "crossbuild-essential-$1" "${names[@]}" ||
        fail "not all of them could be installed (see $packageLog)"
}

# Filters the requirements on standard input: those not known to be unavailable.
knownAvailable() {
    if [[ -s $unavailableList ]]; then
        grep -vxF -f "$unavailableList" || true
    else
        cat
    fi
}

rememberUnavailable() {
    local choice
    noNetwork && return
    for choice in "$@"; do
        [[ $choice == -* ]] || continue
        warn "this release has no package ${choice#- }: continuing without it"
        echo "${choice#- }" >>"$unavailableList"
    done
}
