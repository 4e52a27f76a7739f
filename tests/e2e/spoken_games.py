"""Plays a game of each kind by keyboard alone under Orca, from “New game” to the result, and
compares what is spoken with tests/golden/spoken/<game>.<language>.txt.

    spoken_games.py [--write] [GAME|LANGUAGE…]

In each game three mistakes are made, heard and mended, an edit is undone and redone, and another
player’s board is shown. A difference is shown, and the actual lines are written beside the golden,
as <golden>.actual; --write makes them the golden. Read every line first: is it true, is it short,
does a player who sees nothing know what happened?
"""

import difflib
import pathlib
import re
import signal
import sys

from case import NOT_OURS, SOURCE
from app import App
from desktop import Desktop
from screen_reader import ScreenReader, missing_programs

GOLDENS = SOURCE / "tests" / "golden" / "spoken"
LANGUAGES = ("en", "fr")

# A step is one key or chord, “type: words”, or “to: text id” and “back: text id”: Tab or Shift+Tab
# until a control with this name is spoken. A pair is the step in each language.
NEW_GAME = ["ctrl+n"]
NAMES = ["to: draft.seat seat=1", "type: Ana", "Return", "type: Bo", "Return"]
# The app asks whether an unfinished game is to end: the second button ends it.
FINISH = ["to: table.reveal", "Return", "Tab", "Return"]
RESULT = [*FINISH, "to: wall.back"]
GAMES = {
    "musee": [
        "shift+Tab", "Tab", *NAMES, "Return",
        "2", "5",
        # a number lower than its neighbour, which hangs all the same, and is taken down
        "1", "7", "Return", "ctrl+z", "ctrl+y", "BackSpace", "3", "0",
        # a number of another board, taken down
        "Next", "3", "0", "Return", "Left", "Delete",
        # a gallery as text, with a number that falls, and without
        "Down", "t", "type: 5 10 15 20 28 27", "Return",
        "shift+Tab", "shift+Tab", "ctrl+a", "type: 5 10 15 20 28 29", "Return", "Prior", *RESULT],
    "muse": [
        "to: muse.name", "space", *NAMES, "type: Cy", "Return", "Return",
        "Down", "d", "to: The Huntress", "Return",
        # a card too many, removed, brought back, and removed again
        "Right", "Return", "ctrl+z", "ctrl+y", "Return",
        # a card of another artist, and the right one
        "Next", "to: The Bard", "Left", "Return", "Right", "Return",
        # a coin, taken from the economy
        "c", "to: muse.coins.take", "Return",
        "Prior", *RESULT],
    "museum": [
        "to: museum.name", "space", *NAMES, "Return",
        "type: rom cul 3", "type: rom cul 4", "type: rom arc 2",
        # the same card again, removed
        "type: rom cul 3", "ctrl+z", "ctrl+y", "Left", "Delete",
        # a value that no card has
        ("type: gre war 9", "type: grec gue 9"), "Return", "BackSpace", "type: 1",
        # a card of another board, removed
        "Next", "ctrl+t", ("type: gre war 2, rom cul 4", "type: grec gue 2, rom cul 4"), "Return",
        "to: museum.repair.remove-at owner=Bo", "Return", "Prior", *RESULT],
    "art-society": [
        "to: art.name", "space", *NAMES, "Return",
        # decor without an area, and a starting painting on the star
        "0", "shift+Right", "shift+Down", "shift+Down", "1", "a",
        # a painting that touches no other, removed
        "Right", "Right", "Right", "shift+Right", "shift+Down", "2", "b",
        "ctrl+z", "ctrl+y", "Return", "Delete",
        # a starting painting on another wall
        "Next", "shift+Right", "shift+Down", "shift+Down", "4", "b", "Prior", *RESULT],
}
# End of a line that names a control.
ROLE = re.compile(r"(button|box.*|text|list|table|frame|dialog|tab|item)\.$")
# Texts that differ from day to day and from machine to machine.
VARIABLE = [(re.compile(r"\b\d{1,2}(?:er)? [a-zéû]+ 20\d\d\b", re.IGNORECASE), "DAY"),
            (re.compile(r"\b\d\d?:\d\d\b"), "TIME")]
# Orca says so where Qt knows no announcements (before 6.8), in every language.
ANNOUNCED = "notification "
SPOKEN = "» "
# Orca says so, or not, of a letter that replaces a selection: it looks when it comes to it.
UNSURE = {"Text unselected."}
MAX_TABS = 60


def names_control(text, name):
    """Whether this is spoken of a control with the name, last: other lines are what is around it."""
    return not text.startswith(ANNOUNCED) and re.match(rf"{re.escape(name)}(?!\w)", text) is not None


class Player:
    """Takes the steps of one game and notes each with what was spoken after it."""

    def __init__(self, app, reader):
        self.app = app
        self.reader = reader
        self.lines = []

    def play(self, steps):
        since = self.reader.mark()
        self.app.start()
        self.reader.wait_to_say("Cimaise", since)
        self.reader.wait_until_quiet()
        self.note("start", self.reader.spoken(since))
        for step in [*NEW_GAME, *steps]:
            if isinstance(step, tuple):
                step = step[LANGUAGES.index(self.app.language)]
            self.take(step)
        return self.lines

    def take(self, step):
        kind, _, words = step.partition(": ")
        if kind in ("to", "back"):
            self.go("Tab" if kind == "to" else "shift+Tab", self.name(words))
        elif kind == "type":
            self.note(step, self.reader.type(self.app, words))
        else:
            self.note(step, self.reader.press(self.app, step))

    def name(self, words):
        """The text with the id and arguments, as far as these go; words that are no id are a name
        themselves.
        """
        text, *arguments = words.split(" ")
        if text not in self.app.say.ids:
            return words
        values = dict(argument.split("=") for argument in arguments)
        return self.app.say(text, **values).partition("{")[0].rstrip()

    def go(self, key, name):
        for _ in range(MAX_TABS):
            texts = self.reader.press(self.app, key)
            self.note(key, texts)
            if any(names_control(text, name) for text in texts):
                return
        raise AssertionError(f"{key} does not come to “{name}”")

    def note(self, step, texts):
        begin = len(self.lines)
        self.lines += [f"[{step}]", *heard(texts)]
        print("\n".join(self.lines[begin:]), flush=True)


def heard(texts):
    """The lines of one step. What the app says within a tenth of a second it says in one breath; on
    a busy machine that may become two, which are joined again.
    """
    lines = []
    for text in texts:
        if text in UNSURE:
            continue
        for pattern, word in VARIABLE:
            text = pattern.sub(word, text)
        announced = text.startswith(ANNOUNCED)
        text = SPOKEN + text.removeprefix(ANNOUNCED) if announced else text
        if announced and lines and lines[-1].startswith(SPOKEN):
            lines[-1] += " " + text.removeprefix(SPOKEN)
        else:
            lines += text.split("\n")
    return without_page_labels(lines) or ["(silence)"]


def without_page_labels(lines):
    """Without the labels of a page or panel, which Orca reads after its name in the order of their
    places on the screen; of labels beside each other this order differs from run to run.
    """
    return [line for before, line in zip(["", *lines], lines)
            if not before.endswith((" panel.", " panneau.")) or ROLE.search(line)
            or line.startswith(SPOKEN)]


def compare(game, language, lines, write):
    """True if they are those of the golden, or have become it."""
    file = GOLDENS / f"{game}.{language}.txt"
    actual = "".join(f"{line}\n" for line in lines)
    golden = file.read_text(encoding="utf-8") if file.exists() else ""
    same = actual == golden
    if write or not same:
        GOLDENS.mkdir(parents=True, exist_ok=True)
        written = file if write else pathlib.Path(f"{file}.actual")
        written.write_text(actual, encoding="utf-8")
    sys.stdout.writelines(difflib.unified_diff(golden.splitlines(True), actual.splitlines(True),
                                               str(file), f"{file}.actual"))
    return same or write


def spoken(game, language):
    """The lines, and what the window printed."""
    with Desktop() as desktop:
        reader = ScreenReader(desktop, quiet=1.0).start()
        app = App(desktop, desktop.folder / "app", language=language)
        lines = Player(app, reader).play(GAMES[game])
        status = app.close()
        assert status == 0, f"it ended with {status}"
        return lines, NOT_OURS.sub("", app.output()).splitlines()


def passes(game, language, write):
    lines, complaints = spoken(game, language)
    same = compare(game, language, lines, write)
    if complaints:
        print(f"{game}, {language}: the window complained {len(complaints)} times: {complaints[0]}")
    return same and not complaints


def main(words):
    write = "--write" in words
    wanted = [word for word in words if word != "--write"]
    unknown = set(wanted) - {*GAMES, *LANGUAGES}
    if unknown:
        sys.exit(f"unknown: {', '.join(unknown)} (games: {', '.join(GAMES)})")
    if missing_programs():
        sys.exit(f"not installed: {', '.join(missing_programs())}")
    failed = []
    for game in [game for game in GAMES if game in wanted] or GAMES:
        for language in [language for language in LANGUAGES if language in wanted] or LANGUAGES:
            print(f"· {game}, {language}", flush=True)
            try:
                if not passes(game, language, write):
                    failed.append(f"{game}.{language}")
            except AssertionError as error:
                print(f"{game}, {language}: {error}")
                failed.append(f"{game}.{language}")
    return f"failed: {', '.join(failed)}" if failed else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    sys.exit(main(sys.argv[1:]))
