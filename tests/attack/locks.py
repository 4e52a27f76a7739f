"""Attacks with files beside the library that are no lock, and with libraries of a newer Cimaise."""

import os
import re
import time

import stored
import layouts
from attacks import SOURCE, attack
from disks import hang
from kills import drawn_numbers, flat, on_disk
from table import Table


STALE = {
    "empty": b"",
    "half": b"12",
    "noise": bytes(range(256)) * 16,
    "of a process that is gone": b"4194000\ncimaise\nhere\n\n\n",
    "of another machine": b"1\ncimaise\nelsewhere\n" + b"0" * 32 + b"\n" + b"1" * 36 + b"\n",
    "of this process, called otherwise": f"{os.getpid()}\nother\nhere\n\n\n".encode(),
    "huge": b"1" * 10**6,
}
NAMES = ["empty", "noise", "of another machine", "a link to nothing",
         *(name for name in STALE if name not in ("empty", "noise", "of another machine"))]


def lay(round_, library, name):
    """Puts something where the lock is; links and folders too."""
    lock = library / "library.lock"
    lock.unlink(missing_ok=True)
    if name == "a folder":
        lock.mkdir()
    elif name == "a link to nothing":
        lock.symlink_to(round_.folder / "nothing")
    else:
        lock.write_bytes(STALE[name])


@attack(weight=2)
def stale(round_):
    """Nobody else is there: the library is written, and nobody else is blamed."""
    app, _ = stored.bare_table(round_)
    numbers = drawn_numbers(round_.random)[:3]
    for place, number in enumerate(numbers):
        app.kill()
        name = NAMES[(3 * round_.number + place) % len(NAMES)]
        lay(round_, app.folder / "library", name)
        app.start()
        table = Table(app)
        assert not app.seen(app.say("library.trouble.in-use")), f"a lock that is {name} is nobody's"
        hang(table, [number], place)
        app.kill()
        assert on_disk(app)[place] == number, f"with a lock that is {name}: {on_disk(app)}"
        round_.count("stale locks")


@attack(weight=0.3)
def a_folder_in_its_place(round_):
    """No lock can be had: it is read, and the true cause is said."""
    app, table = stored.bare_table(round_)
    numbers = drawn_numbers(round_.random)[:2]
    hang(table, numbers, 0)
    app.kill()
    lay(round_, app.folder / "library", "a folder")
    app.start()
    assert flat(Table(app).musee())[:2] == numbers, Table(app).musee()
    assert not app.seen(app.say("library.trouble.in-use")), "no other window is open"
    round_.count("folders in the lock's place")


def newer(round_):
    """A library that a later version has written."""
    app = round_.app()
    file = stored.stored_games(round_, app)
    with stored.opened(file) as connection:
        connection.execute("PRAGMA user_version = 4000")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return app, file


@attack()
def newer_stays(round_):
    """It stays as it is, to the byte."""
    app, file = newer(round_)
    before = file.read_bytes()
    app.start(SOURCE / "samples" / "musee" / "finished-2.cimaise")
    app.find(app.say("library.trouble.newer", file=file))
    Table(app)
    app.close()
    assert file.read_bytes() == before, "the newer library was written to"
    round_.count("newer libraries left alone")


def begin_what_cannot_be_stored(round_):
    """A window on a newer library, with a game from a file and a number entered into it."""
    app, _ = newer(round_)
    app.start(layouts.write(app.folder / "precious.cimaise", title="Precious"))
    table = Table(app)
    number = round_.random.randrange(10, 51)
    table.touch_key(number)
    table.wait_hangs("upper", 1, number)
    return app


def put_away_unasked(app):
    """Whether the precious game is gone, and nothing offers to save it as a file."""
    offered = app.seen(re.compile(rf".*{re.escape(app.say('table.menu.save'))}.*"))
    return not offered and not app.seen(re.compile(r".*\bPrecious\b.*"))


@attack()
def newer_loses_no_game(round_):
    """A game that cannot be kept is not put away unasked: by a sample, by a new game."""
    app = begin_what_cannot_be_stored(round_)
    app.touch_name(app.say("wall.back"))
    if round_.number % 2 == 0:
        sample = app.say("samples.musee.rulebook-example")
        app.touch_name(re.compile(rf"{re.escape(sample)}\W.*"), role="push button")
    else:
        app.touch_name(app.say("home.new"))
        app.touch_name(app.say("new.start"))
    time.sleep(1)
    assert not put_away_unasked(app), f"it is asked first: {app.described()}"
    round_.count("games that could not be kept, and were asked about")
