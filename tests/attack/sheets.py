"""Attacks with fingers that slip over whatever lies above a board: the board behind must not change.
"""

import shutil

from attacks import attack
from documents import SAMPLES
from seats import on_table

WIDTH, HEIGHT = 390, 844
# Names of the buttons that open a sheet, pressed in turn.
SHEETS = (("table.more",), ("table.score",), ("table.more", "table.history"))


def point(round_):
    """In the lower third of a phone, which every sheet covers."""
    return (round_.random.randint(12, WIDTH - 12), round_.random.randint(HEIGHT * 2 // 3, HEIGHT - 12))


def slip(round_, app):
    """A drag in some direction, too long for a tap."""
    left, top = point(round_)
    right, bottom = point(round_)
    if abs(right - left) + abs(bottom - top) < 60:
        return
    app.desktop.run("xdotool", "mousemove", str(left), str(top), "mousedown", "1")
    for step in range(1, 6):
        app.desktop.run("xdotool", "mousemove", str(left + (right - left) * step // 5),
                        str(top + (bottom - top) * step // 5))
    app.desktop.run("xdotool", "mouseup", "1")
    round_.count("drags over sheets")


def turn_wheel(round_, app):
    left, top = point(round_)
    app.desktop.run("xdotool", "mousemove", str(left), str(top),
                    "click", "--repeat", "3", "--delay", "60", "5")
    round_.count("turns of the wheel over sheets", 3)


@attack(weight=1)
def slipping_fingers(round_):
    """Drags and wheels over an open sheet of a game of each kind, on a phone."""
    sample = round_.random.choice([file for file in SAMPLES if "finished" in file.name])
    app = round_.app(size=f"{WIDTH}x{HEIGHT}")
    game = app.folder / "game.cimaise"
    game.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(sample, game)
    app.start(game)
    before = on_table(app)
    for buttons in SHEETS:
        for button in buttons:
            app.do(app.find(app.say(button)), "Press")
        app.find(app.say("wall.sheet.close"))
        for _ in range(12):
            slip(round_, app)
        turn_wheel(round_, app)
        assert on_table(app) == before, f"changed below the sheet of {buttons[-1]}"
        app.do(app.find(app.say("wall.sheet.close")), "Press")
    app.close()
