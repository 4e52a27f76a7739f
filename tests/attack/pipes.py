"""Attacks with inputs that are no regular file, and with closed pipes."""

import os
import pathlib
import subprocess

from attacks import SOURCE, attack, wait_for
from command_line import Called
from documents import SAMPLES

CALLS = (["check"], ["score"], ["score", "--json"], ["check", "--json"])
SECONDS = 5


def no_files(round_):
    """A pipe that nobody writes to, a folder, devices, a giant of nothing, links."""
    pipe = round_.folder / "pipe.cimaise"
    os.mkfifo(pipe)
    giant = round_.folder / "giant.cimaise"
    with open(giant, "wb") as file:
        file.truncate(2**36)
    loop = round_.folder / "loop.cimaise"
    loop.symlink_to(loop)
    linked = round_.folder / "linked.cimaise"
    linked.symlink_to(pipe)
    return [pipe, round_.folder, giant, loop, linked, pathlib.Path("/dev/zero"),
            pathlib.Path("/dev/tty"), pathlib.Path("/dev/full"), pathlib.Path("/dev/null"),
            pathlib.Path("/proc/self/mem"), round_.folder / "nobody" / "home"]


def run(*arguments, **options):
    """A call that must end soon."""
    command = [os.environ["CIMAISE_CLI"], *map(os.fspath, arguments)]
    return subprocess.run(command, timeout=SECONDS, check=False, stdin=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, **options)


@attack(weight=0.5)
def no_file_on_the_command_line(round_):
    for file in no_files(round_):
        done = run(*round_.random.choice(CALLS), file, stdout=subprocess.PIPE)
        assert done.returncode == 2 and not done.stdout, f"{file}: {done}"
        assert done.stderr.count(b"\n") == 1, f"{file}: {done}"
        round_.count("calls with no file")


@attack(weight=0.5)
def no_file_in_the_window(round_):
    """The window is there and says that it is none."""
    files = no_files(round_)
    file = files[round_.number % 6] if round_.number else files[0]
    app = round_.app().start(file)
    wait_for(lambda: [node for node in app.seen() if file.name in node.name],
             f"{file} is refused in words", SECONDS)
    app.find(app.say("home.new"), seconds=2)
    round_.count("windows with no file")


@attack(weight=0.3)
def nobody_listens(round_):
    """Standard output is closed after one byte, at once, or has no room."""
    files = round_.random.sample(SAMPLES, 8)
    command = [os.environ["CIMAISE_CLI"], *round_.random.choice(CALLS), *map(str, files * 9)]
    for reader in ("head -c 1", "true"):
        done = subprocess.run(
            ["bash", "-c", '"${@:2}" | $1 >/dev/null; exit "${PIPESTATUS[0]}"', "bash", reader,
             *command], capture_output=True, timeout=SECONDS * 4, check=False)
        assert done.returncode in (0, 1, 2), f"{reader}: {done.returncode} {done.stderr}"
        round_.count("pipes that nobody reads")
    for out in (">/dev/full", ">&-"):
        done = subprocess.run(["bash", "-c", f'"$@" {out}', "bash", *command],
                              capture_output=True, timeout=SECONDS * 4, check=False)
        assert done.returncode == 2, f"nothing could be written to {out}: {done}"
        assert done.stderr.count(b"\n") == 1, f"{out}: {done}"
        round_.count("standard outputs without room")


@attack(weight=0.2)
def odd_input(round_):
    """Standard input that is closed, a folder, endless."""
    for place in ("<&-", f"<{SOURCE}", "</dev/zero", "</dev/null", "< <(yes '[')"):
        command = f'"$0" check - {place}'
        done = subprocess.run(["bash", "-c", command, os.environ["CIMAISE_CLI"]],
                              capture_output=True, timeout=SECONDS * 2, check=False)
        assert done.returncode == 2 and not done.stdout, f"{place}: {done}"
        assert done.stderr.count(b"\n") == 1, f"{place}: {done}"
        round_.count("odd standard inputs")
    file = SAMPLES[0]
    called = Called("check", file)
    assert called.status in (0, 1), called
