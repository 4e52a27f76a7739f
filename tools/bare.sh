# Creates minimal Debian systems in which packages are built and tested: the output of debootstrap,
# kept as one archive per release and processor. Sourced by ./dev; needs root.
# shellcheck shell=bash

bareRoot=

ownProcessor() { dpkg --print-architecture; }

# The names that the compiler, the kernel and qemu have for a processor: aarch64.
kernelName() {
    case $1 in
        amd64) echo x86_64 ;;
        arm64) echo aarch64 ;;
        *) fail "unknown processor: $1 (amd64 or arm64)" ;;
    esac
}

# enterBareSystem <release> <processor>: a new one in the folder $bareRoot, with nothing in it but what every
# Debian has. It is gone when the command ends.
enterBareSystem() {
    local release=$1 processor=$2 archive=build/bare/$1-$2.tar
    ensurePackages package
    trap leaveBareSystem EXIT
    chmod 755 "$bareRoot"
    letRun "$processor"
    [[ -f $archive ]] || makeBareSystem "$release" "$processor" "$archive"
    asRoot tar -C "$bareRoot" -xf "$archive"
    asRoot cp -L /etc/resolv.conf "$bareRoot/etc/"
    asRoot mount -t proc proc "$bareRoot/proc"
    asRoot mount --bind /dev "$bareRoot/dev"
}

makeBareSystem() {
    local release=$1 processor=$2 archive=$3 mirror folder=${3%.tar}
    # shellcheck disable=SC2016 # filled in by apt: from where this machine has its own packages
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $(releaseName)" 'Origin: Debian' | sort -u)
    step "creating a clean $release system for $processor"
    mkdir -p build/bare
    asRoot rm -rf "$folder"
    asRoot debootstrap --variant=minbase --arch="$processor" "$release" "$folder" \
        "${mirror%%$'\n'*}" >"$folder.log" 2>&1 ||
        fail "debootstrap could not create $release (see $folder.log)"
    asRoot tar -C "$folder" -cf "$archive" .
    asRoot rm -rf "$folder"
}

# Programs for another processor run here like our own: qemu stands in for it. Where systemd is at work
# the package has seen to that itself; elsewhere the kernel is told, for as long as the command lasts.
letRun() {
    local name registry=/proc/sys/fs/binfmt_misc
    [[ $1 != "$(ownProcessor)" ]] || return 0
    name=qemu-$(kernelName "$1")
    ensurePackages foreign
    [[ -e $registry/register ]] || asRoot mount -t binfmt_misc binfmt_misc "$registry"
    [[ ! -e $registry/$name ]] || return 0
    # shellcheck disable=SC2002 # a redirection would not be root's
    cat "/usr/lib/binfmt.d/$name.conf" | asRoot tee "$registry/register" >/dev/null
    toldKernel=$registry/$name
}

leaveBareSystem() {
    local process
    [[ -n $bareRoot ]] || return 0
    for process in /proc/[0-9]*; do # a window that a failed trial has left open
        [[ $(readlink "$process/root" 2>/dev/null) != "$bareRoot" ]] || asRoot kill -9 "${process#/proc/}"
    done
    asRoot umount "$bareRoot/proc" "$bareRoot/dev" 2>/dev/null || true
    asRoot rm -rf --one-file-system "$bareRoot"
    if [[ -n ${toldKernel:-} ]]; then
        echo -1 | asRoot tee "$toldKernel" >/dev/null
        toldKernel=
    fi
}

# inside <command…>: in the bare system, as its root, with nothing of this machine's environment.
inside() {
    asRoot env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 chroot "$bareRoot" "$@"
}

# copyCheckout <folder>: what is committed, and what is changed in files that git knows.
copyCheckout() {
    git clone -q --no-hardlinks . "$1"
    git diff HEAD --binary | git -C "$1" apply --allow-empty
}
