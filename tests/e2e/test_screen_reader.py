"""Tests the window under Orca: every game opens, reopens and speaks; entries of a Musée are spoken
once, in both languages.
"""

import re
import unittest

import layouts
from case import SOURCE, WindowTest, main
from screen_reader import ScreenReader, missing_programs
from table import Table

GAMES = sorted(folder.name for folder in (SOURCE / "samples").iterdir())
PHONE = "390x844"


@unittest.skipIf(missing_programs(), f"not installed: {', '.join(missing_programs())}")
class Spoken(WindowTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.reader = ScreenReader(cls.desktop).start()

    # Every game

    def test_games_open_and_reopen_on_a_phone(self):
        """The program used to die here, when the screen reader asked for what was not shown yet."""
        for game in GAMES:
            with self.subTest(game):
                app = self.new_app(game, size=PHONE)
                sample = min((SOURCE / "samples" / game).glob("*.cimaise"))
                self.opens(app, sample)
                app.kill()
                self.opens(app)  # the same board
                self.assertEqual(app.close(), 0, "it did not close")

    def opens(self, app, *files):
        since = self.reader.mark()
        app.start(*files)
        self.reader.wait_to_say("Cimaise", since)
        self.reader.wait_until_quiet()
        since = self.reader.mark()
        app.key("Tab")
        self.reader.wait_to_say(".", since)
        self.assertIsNone(app.process.poll(), f"it ended by itself: {app.output()}")

    # Entries of a Musée

    def test_entries_are_spoken_once(self):
        for language in ("en", "fr"):
            with self.subTest(language):
                app = self.new_app(language, language=language)
                app.start(layouts.write(app.folder / "table.cimaise"))
                Table(app)
                self.reader.wait_until_quiet()
                self.enter(app)
                app.kill()

    def enter(self, app):
        say = app.say
        hung = say("musee.edit.hung", exhibit=25)
        self.press(app, "2")
        lines = self.press(app, "5")
        self.assert_says(lines, hung)
        self.assert_says(lines, say("score.points", 1))
        self.press(app, "1")
        lines = self.press(app, "7")
        self.assert_says(lines, say("musee.objection.left", other=25, exhibit=17))
        lines = self.press(app, "Return")
        self.assert_says(lines, say("musee.edit.hung", exhibit=17))
        self.assert_says(lines, say("findings.spoken", severity=say("findings.severity.illegal"),
                                    says=""))
        lines = self.press(app, "ctrl+z")
        self.assert_says(lines, say("history.undone.of", owner="Ana",
                                    edit=say("musee.edit.hung", exhibit=17)))

    def press(self, app, keys):
        """The texts after the keys, none of them twice."""
        lines = self.reader.press(app, keys)
        sentences = [sentence for line in lines for sentence in re.split(r"(?<=[.!?…]) ", line)]
        self.assertEqual(sorted(set(sentences)), sorted(sentences), f"{keys}: said twice")
        return lines

    def assert_says(self, lines, words):
        self.assertTrue(any(words in line for line in lines), f"{words!r} in {lines}")


if __name__ == "__main__":
    main()
