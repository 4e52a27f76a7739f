"""Attacks with kill -9 at any moment, during taps and keys: shown edits must be saved, and the next
start must work.
"""

import time

import stored
import layouts
from attacks import attack, wait_for
from table import GALLERIES, Table

SPACES = [(gallery, column) for gallery in GALLERIES for column in range(1, 7)]


def drawn_numbers(chance):
    """18 numbers of two digits, rising in each gallery."""
    numbers = chance.sample(range(10, 51), 18)
    return sum((sorted(numbers[start:start + 6]) for start in (0, 6, 12)), [])


def flat(musee):
    return [number for gallery in musee for number in gallery]


def shown_until_killed(round_, app, table, command):
    """Lets the tool go, looks on for a while, kills; what was seen last. The tool goes on to its
    end, with nobody there: a key it left pressed would type into the next window.
    """
    tool = app.desktop.start(command)
    end = time.monotonic() + round_.random.uniform(0.02, 0.6)
    while True:
        shown = flat(table.musee())
        if time.monotonic() > end:
            break
    app.kill()
    tool.wait(20)
    return shown


def by_key(round_, _, numbers):
    return ["xdotool", "type", "--delay", str(round_.random.choice((5, 20, 60))),
            "".join(map(str, numbers))]


def by_touch(round_, table, numbers):
    pause = str(round_.random.choice((0.01, 0.04, 0.1)))
    command = ["xdotool"]
    for number in numbers:
        x, y, width, height = table.app.place_of(table.key(number))
        command += ["mousemove", str(x + width // 2), str(y + height // 2), "click", "1",
                    "sleep", pause]
    return command


def on_disk(app):
    stored.assert_sound(app)
    return flat(stored.spaces(stored.rows(app, stored.ON_THE_TABLE, "open-game")[0][0]))


def restarted(app):
    """The table as the next window shows it, which is what lies on the disk."""
    expected = on_disk(app)
    app.start()
    table = Table(app)
    shown = flat(table.musee())
    assert shown == expected, f"shown after the restart {shown}, kept {expected}"
    return table, shown


def entered(round_, app, command_for, what):
    """Enters a Musée, killed again and again; less than three times where it is soon full."""
    numbers = drawn_numbers(round_.random)
    table, shown = Table(app), [0] * 18
    for _ in range(3):
        if 0 not in shown:
            return
        done = shown.index(0)
        command = command_for(round_, table, numbers[done:done + 6])
        seen = shown_until_killed(round_, app, table, command)
        after = on_disk(app)
        lost = [number for number, there in zip(seen, after) if number and number != there]
        assert not lost, f"{lost} had been shown: {seen}, and are not kept: {after}"
        assert after == numbers[:18 - after.count(0)] + [0] * after.count(0), f"in order: {after}"
        round_.count(what)
        table, shown = restarted(app)


def walked_back_and_forth(round_, app):
    """Undoes and redoes, killed; no step is ever gone."""
    table = Table(app)
    steps = len(stored_steps(app))
    for key, what in (("ctrl+z", "undo kills"), ("ctrl+shift+z", "redo kills")):
        before = on_disk(app)
        seen = shown_until_killed(round_, app, table,
                                  ["xdotool", "key", "--delay", "20", *[key] * 12])
        after = on_disk(app)
        for was, saw, there in zip(before, seen, after):
            moved = saw != was
            assert not moved or there == saw, f"shown {seen}, kept {after}, before {before}"
        assert len(stored_steps(app)) == steps, "undo and redo keep every step"
        round_.count(what)
        table, _ = restarted(app)


def stored_steps(app):
    return stored.rows(app, "SELECT position FROM steps")


@attack(weight=3)
def entry_by_touch(round_):
    app, _ = stored.bare_table(round_)
    entered(round_, app, by_touch, "kills while entering by touch")


@attack(weight=3)
def entry_by_key(round_):
    app, _ = stored.bare_table(round_)
    entered(round_, app, by_key, "kills while entering by key")


@attack(weight=2)
def undo_and_redo(round_):
    app = round_.app()
    app.start(layouts.write(app.folder / "table.cimaise"))
    table = Table(app)
    numbers = drawn_numbers(round_.random)[:12]
    app.type("".join(map(str, numbers)))
    wait_for(lambda: flat(table.musee())[:12] == numbers, table.musee)
    walked_back_and_forth(round_, app)


@attack(weight=2)
def start(round_):
    """Killed while it starts, over and over; nothing is left in the folder for what is temporary."""
    app, table = stored.bare_table(round_)
    app.type("31")
    table.wait_hangs("upper", 1, 31)
    app.kill()
    before = on_disk(app)
    temporary = round_.folder / "temporary"
    temporary.mkdir()
    for _ in range(4):
        app.launch(environment={"TMPDIR": str(temporary)})
        time.sleep(round_.random.uniform(0, 1.2))
        app.kill()
        assert on_disk(app) == before, f"kept {on_disk(app)}, before {before}"
        round_.count("kills while starting")
    restarted(app)
    left = [file.name for file in temporary.iterdir()]
    assert not left, f"left behind: {left}"


@attack(weight=1)
def first_start(round_):
    """Killed while the library is made; the next start makes it."""
    for number in range(2):
        app = round_.app(f"app{number}")
        app.launch()
        folder = app.folder / "library"
        wait_for(folder.exists, "the folder of the library")
        time.sleep(round_.random.uniform(0, 0.1))
        app.kill()
        round_.count("kills while the library is made")
        app.start(layouts.write(app.folder / "table.cimaise"))
        app.type("44")
        Table(app).wait_hangs("upper", 1, 44)
        app.kill()
        assert on_disk(app)[0] == 44, on_disk(app)


@attack(weight=2)
def creation(round_):
    """Killed at the moment when a new game is shown, or a file is beside it."""
    app = round_.app().start()
    app.key("Return", "Return")  # shows where the keyboard stands, then presses
    app.find(app.say("new.player-count"))
    app.touch_name(app.say("new.start"))
    app.find(app.say("musee.keypad.name"))
    app.kill()
    assert len(stored.rows(app, "SELECT id FROM games")) == 1, "the new game that was shown is kept"
    round_.count("kills at the creation of a game")
    restarted(app)
    app.kill()
    file = layouts.write(app.folder / "table.cimaise", layouts.musee(upper="7"), title="Friday")
    app.start(file)
    wait_for(lambda: app.seen("Friday"), "the file is shown")
    app.kill()
    [(document,)] = stored.rows(app, stored.TITLED, "Friday")
    assert stored.spaces(document)[0][0] == 7, document
    assert on_disk(app) == [0] * 18, f"the unfinished game stays open, not {on_disk(app)}"
    round_.count("kills at the opening of a file")


@attack(weight=2)
def opening_another(round_):
    """Killed as soon as another kept game is shown: a game that is only looked at does not take the
    place of the running one."""
    app = round_.app()
    running, other = 21, 22
    for number in (running, other):
        app.start(layouts.write(app.folder / f"{number}.cimaise",
                                layouts.musee(upper=str(number)), title=f"Game {number}"))
        Table(app)
        app.kill()
    for number in (running, other):
        app.start("--open-page", "home")
        card = app.find(stored.card_of(f"Game {number}"), role="push button")
        app.touch(card)
        wait_for(lambda: app.seen(app.say("musee.keypad.name")), "the table is shown")
        time.sleep(round_.random.uniform(0, 0.05))
        app.kill()
        assert on_disk(app)[0] == running, f"{number} was shown; running is {on_disk(app)}"
        round_.count("kills at the opening of another game")


@attack(weight=0.5)
def privacy(round_):
    """The library is its owner's alone."""
    app, _ = stored.bare_table(round_)
    app.kill()
    folder = app.folder / "library"
    modes = {str(path): path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}
    assert all(mode & 0o077 == 0 for mode in modes.values()), modes
    round_.count("libraries looked into by others")
