"""Attacks with disks that are full, write-protected, immutable, or held by another program."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import time

import stored
import layouts
from attacks import Skip, attack, wait_for
from kills import drawn_numbers, flat, on_disk, restarted
from table import Table


def run_or_skip(what, *command):
    """A tool that needs a privilege that this machine may not give."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Skip(f"{what}: {done.stderr.strip()}")


def mounted(round_, folder, size="512k"):
    """A small disk of its own under a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    run_or_skip("no disk can be mounted here", "mount", "-t", "tmpfs", "-o", f"size={size}",
                "tmpfs", str(folder))
    round_.finally_do(subprocess.run, ["umount", "-l", str(folder)])
    return folder


def fill(file, leave=0):
    """Leaves so many bytes free on the disk of a file."""
    with open(file, "wb", buffering=0) as ballast:
        for size in (4096, 1):
            with contextlib.suppress(OSError):
                while ballast.write(bytes(size)):
                    pass
    if leave:
        os.truncate(file, max(0, file.stat().st_size - leave))


def hang(table, numbers, first):
    """Enters numbers by touch from a space on; what is shown afterwards is taken."""
    for offset, number in enumerate(numbers):
        table.touch_key(number)
        wait_for(lambda: flat(table.musee())[first + offset] == number,
                 lambda: f"{number} is shown on a full disk too: {table.musee()}", 5)


def troubles(app):
    """What the window says of its library, by the id of its wording."""
    ids = [text for text in app.say.ids if text.startswith("library.trouble.")]
    file = app.folder / "library" / stored.FILE
    seen = {app.say(text, file=file): text for text in ids}
    return {seen[node.name] for node in app.seen() if node.name in seen}


def filled_up(round_, **options):
    """A table on a disk that fills up while it is entered: how much went before, and all of it."""
    app = round_.app()
    disk = mounted(round_, app.folder / "library")
    app.start(layouts.write(app.folder / "table.cimaise", title="Friday"), **options)
    table = Table(app)
    numbers = drawn_numbers(round_.random)[:6]
    before = round_.random.randrange(1, 5)
    hang(table, numbers[:before], 0)
    fill(disk / "ballast", round_.random.choice((0, 0, 4096, 20_000)))
    hang(table, numbers[before:], before)
    return app, table, disk, numbers, before


@attack(weight=2)
def full_and_freed(round_):
    """What was entered meanwhile is kept once there is room."""
    app, _, disk, numbers, _ = filled_up(round_)
    (disk / "ballast").unlink()
    with contextlib.suppress(AssertionError):  # there may have been just enough room
        app.find(app.say("wall.trouble.retry"), seconds=1)
        app.touch_name(app.say("wall.trouble.retry"))
    wait_for(lambda: [number for number in numbers if str(number) not in
                      app.stored(stored.ON_THE_TABLE, "open-game")[0][0]] == [],
             lambda: f"{numbers} are kept: {app.stored(stored.ON_THE_TABLE, 'open-game')}")
    app.kill()
    restarted(app)
    assert on_disk(app)[:6] == numbers, on_disk(app)
    round_.count("full disks that were freed")


@attack(weight=2)
def full_and_killed(round_):
    """What went before is there; the full disk is called by its name at the next start."""
    app, _, _, numbers, before = filled_up(round_)
    app.kill()
    after = on_disk(app)[:6]
    assert after[:before] == numbers[:before], f"{numbers[:before]} went before: {after}"
    app.start()
    shown = flat(Table(app).musee())[:6]
    assert shown == after, f"kept {after}, shown on the full disk {shown}"
    seen = troubles(app)
    assert "library.trouble.in-use" not in seen, "no other window is open"
    round_.count("full disks and a kill")


@attack(weight=2)
def full_and_told_to_end(round_):
    """What the disk did not take lies in a file elsewhere, and is said; asked again, it ends."""
    home = round_.folder / "home"
    home.mkdir()
    app, _, _, numbers, before = filled_up(round_, environment={"HOME": str(home)})
    with contextlib.suppress(AssertionError):  # there may have been just enough room
        wait_for(lambda: "library.trouble.full" in troubles(app), "the full disk", 2)
    app.process.send_signal(round_.random.choice((signal.SIGTERM, signal.SIGINT, signal.SIGHUP)))
    rescued = home / "Friday.cimaise"
    wait_for(lambda: rescued.exists() or app.process.poll() is not None, "it is kept or rescued")
    if app.process.poll() is None:
        app.find(app.say("app.end.rescued", file=rescued))
        upper = json.loads(rescued.read_text())["musees"][0]["upper"]
        assert upper == numbers, f"entered {numbers}, rescued {upper}"
        app.process.send_signal(signal.SIGTERM)
        round_.count("games rescued from a full disk")
    assert app.process.wait(10) == 0, f"it ended with {app.process.returncode}"
    app.kill()  # it is gone: nobody asks it any more
    after = on_disk(app)[:6]
    intact = after == numbers
    assert intact or rescued.exists(), f"entered {numbers}, kept {after}, and nothing rescued"
    assert after[:before] == numbers[:before], f"{numbers[:before]} went before: {after}"
    round_.count("full disks and a signal to end")


@attack()
def full_from_the_start(round_):
    """No library can be made: a game can be entered all the same, and nobody else is blamed."""
    app = round_.app()
    disk = mounted(round_, app.folder / "library")
    fill(disk / "ballast")
    app.start(layouts.write(app.folder / "table.cimaise"))
    assert "library.trouble.in-use" not in troubles(app), "no other window is open"
    hang(Table(app), drawn_numbers(round_.random)[:3], 0)
    round_.count("disks that were full from the start")


def closed_table(round_):
    """A game of a few numbers, kept and closed."""
    app, table = stored.bare_table(round_)
    numbers = drawn_numbers(round_.random)[:4]
    hang(table, numbers, 0)
    app.close()
    return app, numbers


def read_only(app, numbers):
    """It is read; that nothing can be written is said, and why."""
    app.start()
    table = Table(app)
    assert flat(table.musee())[:4] == numbers, table.musee()
    seen = troubles(app)
    assert seen and not seen & {"library.trouble.in-use", "library.trouble.full",
                                "library.trouble.unwritable", "library.trouble.disk"}, \
        f"why it cannot be written is said: {said}"
    app.type("1910")
    time.sleep(0.3)
    app.kill()
    assert on_disk(app)[:4] == numbers, on_disk(app)


@attack(weight=0.5)
def write_protected(round_):
    app, numbers = closed_table(round_)
    library = app.folder / "library"
    elsewhere = round_.folder / "elsewhere"
    shutil.move(library, elsewhere)
    disk = mounted(round_, library, "8m")
    shutil.copytree(elsewhere, disk, dirs_exist_ok=True)
    run_or_skip("no disk can be write-protected here", "mount", "-o", "remount,ro", str(disk))
    read_only(app, numbers)
    round_.count("write-protected disks")


@attack(weight=0.5)
def immutable(round_):
    app, numbers = closed_table(round_)
    library = str(app.folder / "library")
    round_.finally_do(subprocess.run, ["chattr", "-R", "-i", library])
    run_or_skip("no folder can be made immutable here", "chattr", "+i", library)
    read_only(app, numbers)
    round_.count("immutable folders")


@attack()
def held_by_another_program(round_):
    """Its lock keeps nobody waiting; once it is gone everything is kept."""
    app, table = stored.bare_table(round_)
    numbers = drawn_numbers(round_.random)[:5]
    hang(table, numbers[:2], 0)
    with stored.opened(app.folder / "library" / stored.FILE) as other:
        other.execute("BEGIN IMMEDIATE")
        for place, number in enumerate(numbers[2:], 2):
            start = time.monotonic()
            hang(table, [number], place)
            taken = time.monotonic() - start
            assert taken < 1.5, f"a touch took {taken:.1f} s while another program had the lock"
        time.sleep(round_.random.uniform(0, 3))
        other.execute("ROLLBACK")
    with contextlib.suppress(AssertionError):
        app.find(app.say("wall.trouble.retry"), seconds=3)
        app.touch_name(app.say("wall.trouble.retry"))
    wait_for(lambda: str(numbers[-1]) in app.stored(stored.ON_THE_TABLE, "open-game")[0][0],
             "the last one is kept")
    app.kill()
    assert on_disk(app)[:5] == numbers, on_disk(app)
    round_.count("locks of another program")
