"""Attacks with files of the maximum size: usable in a window within 2 s and 300 MB, in a command
within 1 s.
"""

import copy
import json
import os
import pathlib
import tempfile
import time

import documents
from attacks import attack, turn
from command_line import Called
from documents import GAMES, SAMPLES

WINDOW_SECONDS = 2.0
WINDOW_MEMORY = 300_000  # kB
PATIENCE = 60


def sample(game):
    return json.loads(next(file for file in SAMPLES if file.parent.name == game
                           and "finished-4" in file.name or file.parent.name == game
                           and file.stem == "finished-3").read_bytes())


def full_walls(chance, many, apart):
    """Art Society: walls full of tiles, side by side or one over the other."""
    game = sample("art-society")
    game["wall"]["size"] = [60, 60]
    types = ("portrait", "landscape", "city-life", "still-life")
    for wall in game["walls"]:
        wall["tiles"] = [{"painting": chance.choice(types), "frame": chance.choice("abcd"),
                          "at": [index % 60 + 1, index // 60 % 60 + 1] if apart
                          else [chance.randrange(1, 30), chance.randrange(1, 30)],
                          "size": [1, 1] if apart else [30, 30]} for index in range(many)]
    return game


def full_museums(chance, many, apart):
    """Museum: objects on every square, or many on a few."""
    game = sample("museum")
    for museum in game["museums"]:
        known = museum["objects"]
        museum["objects"] = [{**chance.choice(known),
                              "at": [index % 60 + 1, index // 60 % 60 + 1] if apart else [1, 1]}
                             for index in range(many)]
    return game


def full_piles(chance, many, apart):
    """Muse: as many cards in each pile."""
    game = sample("muse")
    cards = [card for artist in game["artists"] for card in artist["studio"] + artist["palace"]]
    for artist in game["artists"]:
        for pile in ("studio", "palace"):
            artist[pile] = [cards[index % len(cards)] if apart else cards[0]
                            for index in range(many)]
    return game


def long_names(chance, _, apart):
    """Every name as long as a name may be, without a place to break it."""
    game = sample(chance.choice(GAMES))
    letter = "W" if apart else "﷽"
    game["players"] = [letter * 198 + str(seat) for seat in range(len(game["players"]))]
    game["title"] = letter * 200
    game.pop("teams", None)
    return game


def many_rounds(chance, many, _):
    """Muse: as many actions of a round."""
    game = json.loads((SAMPLES[0].parents[1] / "muse" / "round.cimaise").read_bytes())
    game["round"] = [chance.choice(game["round"]) for _ in range(many)]
    return game


def every_list(chance, _, apart):
    """Any sample, each of its lists as long as is accepted."""
    game = json.loads(chance.choice(SAMPLES).read_bytes())
    lists = [path for path in documents.places(game) if isinstance(documents.at(game, path), list)
             and path != ("players",) and documents.at(game, path)]
    for path in reversed(lists):
        for size in (128, 64):
            longer = documents.replaced(game, path, stretched(documents.at(game, path), size, apart))
            if is_accepted(longer):
                game = longer
                break
    return game


def stretched(values, size, apart):
    """Its elements again and again; each on a square of its own, where they lie on squares."""
    longer = [copy.deepcopy(values[index % len(values)]) for index in range(size)]
    for index, value in enumerate(longer):
        if apart and isinstance(value, dict) and "at" in value:
            value["at"] = [index % 16 + 1, index // 16 + 1]
    return longer


def is_accepted(game):
    with tempfile.NamedTemporaryFile("w", suffix=".cimaise") as file:
        json.dump(game, file)
        file.flush()
        return Called("check", file.name).status != 2


SHAPES = [(make, size, apart) for make, sizes in (
    (full_walls, (128, 4096)), (full_museums, (64, 4096)), (full_piles, (64, 4096)),
    (many_rounds, (64, 4096)), (long_names, (1,)), (every_list, (1,)))
    for size in sizes for apart in (True, False)]


def written(round_, shape):
    """A giant of this shape, as a file."""
    make, size, apart = shape
    file = round_.folder / f"{make.__name__}-{size}{'-apart' * apart}.cimaise"
    file.write_text(json.dumps(make(round_.random, size, apart)))
    return file


def calls(file):
    """Every command on it but the search for the best arrangement."""
    player = json.loads(file.read_bytes())["players"][0]
    yield from ([command, file] for command in ("check", "score", "patron", "round", "auction"))
    for piece in ("portrait:a:2x3", "decor:3", "14"):
        yield ["placements", file, "--player", player, "--piece", piece]


@attack(weight=1)
def on_the_command_line(round_):
    for shape in SHAPES:
        file = written(round_, shape)
        for arguments in calls(file):
            called = Called(*arguments, *round_.random.choice(([], ["--json"])))
            called.check_alone(file)
            called.check_cost()
            round_.count("calls on giant files")


def memory_of(process):
    """What it has had at most, in kB."""
    for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1])
    return 0


def work_of(process):
    """Seconds of a processor that it has had: what it takes where nothing else is running."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def seconds_until_of_use(app, *arguments):
    """What it works from its start until it answers at once, again and again."""
    app.launch(*arguments)
    app.wait_until_shown(PATIENCE)
    at_once = 0
    while at_once < 5:
        before = work_of(app.process)
        app.answer()
        at_once = at_once + 1 if work_of(app.process) - before < 0.1 else 0
        assert work_of(app.process) < PATIENCE, f"busy for more than {PATIENCE} s: {arguments}"
        time.sleep(0.05)
    return work_of(app.process)


@attack(weight=2)
def in_the_window(round_):
    """What the command line accepts, the window shows soon, and again at the next start."""
    file = written(round_, turn(round_, SHAPES))
    if Called("check", file).status == 2:
        round_.count("giant files that were refused")
        return
    usual = round_.app("usual")
    usual_seconds = seconds_until_of_use(usual, next(each for each in SAMPLES if
                                                     each.parent.name == "musee"))
    usual.kill()
    app = round_.app()
    for arguments in ((file,), ()):
        taken = seconds_until_of_use(app, *arguments)
        used = memory_of(app.process)
        assert taken <= usual_seconds + WINDOW_SECONDS, \
            f"{file.name}: {taken:.1f} s of work until it answers, usually {usual_seconds:.1f} s"
        assert used <= WINDOW_MEMORY, f"{file.name}: {used // 1000} MB"
        app.kill()
    round_.count("giant files in the window")
