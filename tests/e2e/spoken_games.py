"""Plays a short game of each kind by keyboard alone under Orca, from “New game” to the result, and
compares what is spoken with tests/golden/spoken/<game>.<language>.txt.

    spoken_games.py [--write] [GAME|LANGUAGE…]

A difference is shown and the actual lines are written beside the golden, as <golden>.actual;
--write does this in any case. Read every line before you take it over: is it true, is it short,
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
# until the control with this name has the focus. Two words are those of each language.
NEW_GAME = ["Return", "Return"]  # the first shows where the focus is
NAMES = ["to: draft.seat 1", "type: Ana", "Tab", "type: Bo"]
# The app asks whether an unfinished game is to end: “Finish early” is the second button.
RESULT = ["to: table.reveal", "Return", "Tab", "Return", "Tab", "Tab", "Tab"]
GAMES = {
    "musee": ["back: musee.name", "space", *NAMES, "to: new.start", "Return",
              # a painting, a number that objects, the same in spite of it, and back
              "2", "5", "1", "7", "Return", "ctrl+z", "Left", "Up", "Delete",
              # the other player’s board, a gallery as a line of text
              "Next", "t", "type: 5 10 15 20 28 30", "Return", *RESULT],
    "muse": ["back: muse.name", "space", *NAMES, "Tab", "type: Cy", "to: new.start", "Return",
             "Down", "Right", "Next",
             "t", ("type: mountain, 7 moons", "type: montagne, 7 lunes"), "Return",
             *RESULT],
    "museum": ["back: museum.name", "space", *NAMES, "to: new.start", "Return",
               "type: rom cul 3", "type: rom cul 4", "type: rom arc 2",
               # the same card again, and back
               "type: rom cul 3", "ctrl+z", "Left", "Delete", "ctrl+z",
               "Next", "ctrl+t", ("type: gre war 2, gre war 3", "type: grec gue 2, grec gue 3"),
               "Return", *RESULT],
    "art-society": ["back: art.name", "space", *NAMES, "to: new.start", "Return",
                    # a painting, decor without an area, and back
                    "Right", "shift+Right", "shift+Down", "shift+Down", "1", "a",
                    "Right", "0", "ctrl+z",
                    "Next", "ctrl+t", ("type: landscape b 2x3 at 6,4", "type: paysage b 2x3 en 6,4"),
                    "Return", *RESULT],
}
# What differs from day to day and from machine to machine.
VARIABLE = [(re.compile(r"\b\d{1,2}(?:er)? [a-zéû]+ 20\d\d\b", re.IGNORECASE), "DAY"),
            (re.compile(r"\b\d\d?:\d\d\b"), "TIME")]


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

    def name(self, text):
        text, _, seat = text.partition(" ")
        return self.app.say(text, seat=seat)

    def go(self, key, name):
        for _ in range(60):
            self.note(key, self.reader.press(self.app, key))
            focused = self.app.focused()
            if focused is not None and re.match(rf"{re.escape(name)}\b", focused.name):
                return
        raise AssertionError(f"{key} does not come to “{name}”")

    def note(self, step, texts):
        self.lines.append(f"[{step}]")
        begin = len(self.lines)
        for text in texts or ["(silence)"]:
            for pattern, word in VARIABLE:
                text = pattern.sub(word, text)
            self.lines += text.split("\n")
        print("\n".join(self.lines[begin - 1:]), flush=True)


def compare(game, language, lines, write):
    """True if they are those of the golden."""
    file = GOLDENS / f"{game}.{language}.txt"
    actual = "".join(f"{line}\n" for line in lines)
    golden = file.read_text(encoding="utf-8") if file.exists() else ""
    same = actual == golden
    if write or not same:
        GOLDENS.mkdir(parents=True, exist_ok=True)
        pathlib.Path(f"{file}.actual").write_text(actual, encoding="utf-8")
    sys.stdout.writelines(difflib.unified_diff(golden.splitlines(True), actual.splitlines(True),
                                               str(file), f"{file}.actual"))
    return same


def spoken(game, language):
    with Desktop() as desktop:
        reader = ScreenReader(desktop, quiet=1.0).start()
        app = App(desktop, desktop.folder / "app", language=language)
        player = Player(app, reader)
        try:
            lines = player.play(GAMES[game])
            status = app.close()
            assert status == 0, f"it ended with {status}"
        except Exception:
            print("\n".join(player.lines))
            raise
        assert not NOT_OURS.sub("", app.output()), app.output()
        return lines


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
                if not compare(game, language, spoken(game, language), write):
                    failed.append(f"{game}.{language}")
            except AssertionError as error:
                print(f"{game}, {language}: {error}")
                failed.append(f"{game}.{language}")
    return f"failed: {', '.join(failed)}" if failed else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    sys.exit(main(sys.argv[1:]))
