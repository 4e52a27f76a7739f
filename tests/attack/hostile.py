"""Attacks with files that are no game: refused with one line of error, no output and no signal."""

import json

import documents
from attacks import attack, turn, wait_for
from command_line import Called, check_batch

BATCH = 200
COMMANDS = (["check"], ["score"], ["score", "--lang", "fr"], ["patron"], ["round"], ["auction"])


def read_in_batches(round_, contents, what):
    """Writes them down and has them read, many at a call."""
    arguments = round_.random.choice(COMMANDS)
    for start in range(0, len(contents), BATCH):
        files = []
        for number, content in enumerate(contents[start:start + BATCH]):
            files.append(round_.folder / f"{start + number}.cimaise")
            files[-1].write_bytes(content)
        refused = check_batch(arguments, files)
        round_.count(what, len(files))
        round_.count("of them refused", refused)
        for file in files:
            file.unlink()


@attack(weight=2)
def one_wrong_value(round_):
    """Every place of a file, every kind of odd value."""
    document = json.loads(turn(round_, documents.SAMPLES + documents.GOLDENS).read_bytes())
    contents = [documents.as_bytes(documents.replaced(document, path, odd))
                for path in documents.places(document) for odd in documents.ODD]
    round_.random.shuffle(contents)
    read_in_batches(round_, contents[:4000], "files with one wrong value")


@attack()
def other_shapes(round_):
    """Parts taken away, doubled, renamed, exchanged."""
    document = json.loads(turn(round_, documents.SAMPLES + documents.GOLDENS).read_bytes())
    read_in_batches(round_, [documents.reshaped(round_.random, document) for _ in range(1000)],
                    "files of another shape")


@attack()
def other_bytes(round_):
    """Bytes flipped, left out, doubled, put in."""
    text = turn(round_, documents.SAMPLES + documents.GOLDENS + documents.REFUSED).read_bytes()
    read_in_batches(round_, [documents.garbled(round_.random, text) for _ in range(1000)],
                    "files with other bytes")


@attack(weight=0.3)
def monsters(round_):
    """What is wrong in one big way, alone: quickly, in one short line."""
    for name, content in documents.monsters():
        file = round_.folder / f"{name}.cimaise"
        file.write_bytes(content)
        called = Called(round_.random.choice(("check", "score")), file)
        called.check_alone(file)
        called.check_cost()
        assert called.status == 2, f"{name} is refused: {called}"
        round_.count("monstrous files")


@attack(weight=0.5)
def monsters_in_the_window(round_):
    """The window says why, at once, and lives on."""
    name, content = round_.random.choice([(name, content) for name, content in documents.monsters()
                                          if "letters" in name or "key" in name])
    file = round_.folder / f"{name}.cimaise"
    file.write_bytes(content)
    app = round_.app().start(file)
    all_texts = wait_for(lambda: [node.name for node in app.seen() if file.name in node.name],
                         "it says that the file is refused", 5)
    assert max(map(len, all_texts)) < 1000, f"{max(map(len, all_texts))} letters are shown"
    app.find(app.say("home.new"), seconds=2)
    round_.count("monstrous files in the window")
