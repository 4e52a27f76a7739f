#!/usr/bin/env bash
# Installs the older package inside a minimal system, uses it, upgrades, opens games like a desktop
# does, and removes everything again. Stops at the first failure.
set -euo pipefail
cd /trial
export DEBIAN_FRONTEND=noninteractive
trap 'echo "FAILED: line $LINENO: $BASH_COMMAND" >&2' ERR

ok() { echo "  ok: $*"; }

# Runs without a display: the test checks behaviour, not appearance.
asPlayer() {
    setpriv --reuid=player --regid=player --clear-groups env -i HOME=/home/player PATH=/usr/bin:/bin \
        LANG=C.UTF-8 XDG_RUNTIME_DIR=/home/player/runtime "$@"
}
inWindow() { asPlayer QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software DISPLAY=:99 "$@"; }

fetch() { apt-get install -q -y --no-install-recommends "$@" >>apt.log 2>&1 || { tail apt.log && false; }; }

# Files of the packages, without those that apt, dpkg or ldconfig write for themselves.
listFiles() {
    find / -xdev \( -path /proc -o -path /dev -o -path /trial -o -path /home -o -path /tmp \
        -o -path /var/cache -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /var/log \) -prune \
        -o -print | sort
}

library=/home/player/.local/share/cimaise/cimaise/library.sqlite
samples=/usr/share/cimaise/samples

patience=1
[[ -z ${EMULATED:-} ]] || patience=10 # under qemu
# waitFor <seconds> <command…>
waitFor() {
    local end=$((SECONDS + $1 * patience))
    shift
    until "$@"; do
        ((SECONDS < end)) || return 1
        sleep 0.2
    done
}
# Number of games in the player's library, counted in the file by another program.
savedGames() {
    python3 -c 'import sqlite3, sys
print(sqlite3.connect("file:" + sys.argv[1] + "?mode=ro", uri=True).execute("select count(*) from games").fetchone()[0])' \
        "$library" 2>/dev/null || echo 0
}
hasGames() { [[ $(savedGames) == "$1" ]]; }

apt-get update -q >apt.log 2>&1
# Packages of a desktop and of this test; none of them comes with the package.
fetch procps python3 xdg-utils libfile-mimeinfo-perl shared-mime-info desktop-file-utils
useradd -m player
mkdir -p /home/player/runtime && chown player: /home/player/runtime && chmod 700 /home/player/runtime
listFiles >before.list

fetch ./old.deb
ok "one apt install, $(dpkg-query -f '${binary:Package}\n' -W | wc -l) packages in all: $(asPlayer cimaise --version)"
# Runs the command by itself, before the test installs anything else.
asPlayer cimaise --self-test >self-test.log 2>&1 || { cat self-test.log && false; }
grep -qx 'self-test passed' self-test.log
ok "self-test"
asPlayer cimaise-cli score "$samples/musee/rulebook-example.cimaise" >score.txt
grep -q '^Ranking' score.txt
ok "a sample is scored"

[[ $(asPlayer xdg-mime query filetype "$samples/musee/rulebook-example.cimaise") == application/x-cimaise ]]
[[ $(asPlayer xdg-mime query default application/x-cimaise) == io.github.cimaise.cimaise.desktop ]]
inWindow xdg-open "$samples/musee/rulebook-example.cimaise" >window.log 2>&1 &
waitFor 30 hasGames 1
ok "a double click opens a game and keeps it"

fetch ./new.deb
pgrep -u player -x cimaise >/dev/null
ok "upgraded to $(dpkg-query -f '${Version}' -W cimaise) while it was open"
pkill -u player -x cimaise
waitFor 20 eval '! pgrep -u player -x cimaise >/dev/null'
hasGames 1

link=$(asPlayer cimaise-cli link "$samples/museum/rulebook-example.cimaise")
inWindow xdg-open "$link" >window.log 2>&1 &
waitFor 30 hasGames 2
pkill -u player -x cimaise
waitFor 20 eval '! pgrep -u player -x cimaise >/dev/null'
ok "the library is the same after the upgrade, and a link opens"

# apt keeps packages that another installed package recommends; these options remove them.
apt-get purge -q -y --autoremove -o APT::AutoRemove::RecommendsImportant=false \
    -o APT::AutoRemove::SuggestsImportant=false cimaise >>apt.log 2>&1
listFiles >after.list
if ! diff before.list after.list; then
    echo "FAILED: the files above are left behind or missing" >&2
    exit 1
fi
if grep -rs cimaise /usr/share/applications /usr/share/mime; then
    echo "FAILED: a desktop database still names Cimaise" >&2
    exit 1
fi
hasGames 2
ok "removed everything except the player's games"
