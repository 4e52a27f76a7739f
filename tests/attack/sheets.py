"""Attacks on a board through what lies over it: drags and double taps at random over open sheets of
each game; board, history and players are equal afterwards.
"""

import kept
from attacks import attack, wait_for
from documents import SAMPLES

HISTORY = "SELECT games.position, count(*), max(steps.document) FROM games JOIN steps ON steps.game = games.id"


def on_disk(app):
    return kept.rows(app, kept.ON_THE_TABLE, "open-game"), kept.rows(app, HISTORY)


def dragged(round_, app, sheet):
    """Up, down or across, from anywhere in the sheet."""
    left, top, width, height = sheet
    x, y = left + round_.random.randrange(width), top + round_.random.randrange(height)
    across, down = round_.random.choice(((0, 120), (0, -120), (120, 0), (-120, 0)))
    steps = round_.random.choice((4, 20))
    app.desktop.run("xdotool", "mousemove", str(x), str(y), "mousedown", "1")
    for step in range(1, steps + 1):
        app.desktop.run("xdotool", "mousemove", str(x + across * step // steps),
                        str(max(0, y + down * step // steps)))
    app.desktop.run("xdotool", "mouseup", "1")


def tapped_twice(round_, app, sheet):
    """Within the milliseconds of a double tap, on what only shows something."""
    left, top, width, height = sheet
    x, y = left + round_.random.randrange(width), top + round_.random.randrange(60, height * 2 // 3)
    app.desktop.run("xdotool", "mousemove", str(x), str(y), "click", "--repeat", "2", "--delay",
                    str(round_.random.randrange(20, 200)), "1")


@attack(weight=2)
def played_with(round_):
    app = round_.app()
    app.size = "390x844"
    sample = round_.random.choice([file for file in SAMPLES if file.stem.startswith("finished")
                                   or file.stem == "unfinished"])
    app.start(sample)
    app.touch_name(app.say("table.menu"), "push button")
    # a title of its own: only an edited game is in the library
    wait_for(lambda: app.seen(app.say("table.menu"), "dialog"), app.described)
    before = on_disk(app)
    assert before[0], "the game is in the library"
    for _ in range(40):
        sheets = app.seen(app.say("table.menu"), "dialog")
        if not sheets:  # a drag ended on a button of the menu, which opened its page
            break
        dragged(round_, app, app.place_of(sheets[0]))
        round_.count("drags over a sheet")
    app.answer()
    assert on_disk(app) == before, f"{sample}: {on_disk(app)} instead of {before}"
    app.kill()
