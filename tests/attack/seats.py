"""Attacks with players who come and go while the process is killed: boards follow their players, and
undo brings every one of them back.
"""

import json
import shutil
import time

import stored
from attacks import attack, wait_for
from documents import SAMPLES


def fewest(game):
    """Players of the sample with the fewest."""
    return min(len(json.loads(file.read_bytes())["players"])
               for file in SAMPLES if file.parent.name == game)


def on_table(app):
    stored.assert_sound(app)
    return json.loads(stored.rows(app, stored.ON_THE_TABLE, "open-game")[0][0])


def players(app):
    return on_table(app)["players"]


def press(app, name):
    """With the accessibility's press, wherever the page is scrolled to."""
    app.do(app.find(name), "Press")


def open_form(app):
    press(app, app.say("table.more"))
    press(app, app.say("table.menu.seats"))
    app.find(app.say("seats.title"))


def change(round_, app, count):
    """Adds or removes a player at random; the players as they are to be."""
    now = players(app)
    open_form(app)
    app.find(app.say("seats.remove").replace("{name}", now[-1]))
    new = app.seen(app.say("seating.new", seat=len(now) + 1))  # none at a full table
    if new and (len(now) == fewest(on_table(app)["game"]) or round_.random.random() < 0.5):
        name = f"New{count}"
        app.do(new[0], "SetFocus")
        app.type(name)
        expected = [*now, name]
    else:
        gone = round_.random.choice(now)
        press(app, app.say("seats.remove").replace("{name}", gone))
        expected = [name for name in now if name != gone]
    app.find(app.say("seats.effects"))
    press(app, app.say("seats.apply"))
    return expected


def taken_back(app, before, steps):
    """Undoes all steps; the first position is there again, every board included."""
    for _ in range(steps):
        was = players(app)
        app.key("ctrl+z")
        wait_for(lambda: players(app) != was, lambda: f"undone: {was}")
    assert on_table(app) == before, f"{on_table(app)}\ninstead of\n{before}"


@attack(weight=2)
def come_and_go(round_):
    """Changes of players in a game of each kind, each followed by a restart after kill -9."""
    sample = round_.random.choice([file for file in SAMPLES if "finished" in file.name])
    app = round_.app()
    game = app.folder / "game.cimaise"
    game.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(sample, game)
    app.start(game)
    before = on_table(app)
    for count in range(3):
        expected = change(round_, app, count)
        wait_for(lambda: players(app) == expected, lambda: f"{players(app)}, not {expected}")
        app.kill()
        assert players(app) == expected, f"{players(app)} kept, {expected} shown"
        app.start()
        app.find(app.say("table.more"))
        round_.count("changes of players")
    taken_back(app, before, 3)
    app.kill()
    assert on_table(app) == before, "undone after the kill as well"
    round_.count("games taken back to their first players")


@attack(weight=1)
def killed_while_changing(round_):
    """Killed at any moment around the change: either the players before or those after it."""
    sample = round_.random.choice([file for file in SAMPLES if "finished" in file.name])
    app = round_.app()
    game = app.folder / "game.cimaise"
    game.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(sample, game)
    app.start(game)
    before = on_table(app)
    expected = change(round_, app, 0)
    time.sleep(round_.random.uniform(0, 0.05))
    app.kill()
    after = on_table(app)
    assert after == before or after["players"] == expected, f"{after['players']}"
    app.start()
    if after != before:
        taken_back(app, before, 1)
    round_.count("kills while players change")
