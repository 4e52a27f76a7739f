"""Museum, from an empty table to a score: keys, typed words, a better arrangement, undo."""

import json
import re

from app import judged
from case import SOURCE, WindowTest, main
from desktop import wait_for

SAMPLES = SOURCE / "samples" / "museum"


class Museum(WindowTest):
    def total(self, app, player):
        # the sheet is long: its total may have to be scrolled to, the tab never
        tab = app.find(re.compile(rf"{player}\W+[^,]*?-?\d+[^,]*,.*"))
        return int(re.findall(r"-?\d+", tab.name)[0])

    def wait_total(self, app, player, points):
        wait_for(lambda: self.total(app, player) == points,
                 lambda: f"{points} for {player}; it is {self.total(app, player)}")

    def key(self, app, text):
        return app.find(re.compile(rf"{re.escape(text)}\b.*"), role="push button")

    def slots(self, app, content):
        """The slots that hold this, as a screen reader names them."""
        return [node for node in app.seen(role="push button")
                if node.name.endswith(": " + content)]

    def position(self, app):
        """The game as the library keeps it."""
        rows = app.kept("SELECT document FROM steps ORDER BY rowid DESC LIMIT 1")
        return json.loads(rows[0][0]) if rows else None

    def begin(self, **options):
        app = self.new_app(**options).start()
        app.touch_name(app.say("home.new"))
        app.touch_name(re.compile(rf"{re.escape(app.say('museum.name'))}\W.*"))
        for seat, name in enumerate(["Ana", "Bo"], 1):
            app.touch_name(re.compile(app.say("draft.seat", seat=seat) + r"\b.*"), role="text")
            app.type(name)
        app.touch_name(app.say("new.start"))
        app.find(app.say("museum.board.name"))
        return app

    def test_new_game_is_entered_scored_and_undone(self):
        for language in ("en", "fr"):
            app = self.begin(folder=language, language=language)
            # Three touches; then the value alone: civilisation and domain still hold.
            app.touch(self.key(app, app.say("museum.civilisation.roman")))
            app.touch(self.key(app, app.say("museum.domain.culture")))
            app.touch(self.key(app, app.say("museum.key.value", value=3)))
            self.wait_total(app, "Ana", 3)
            app.touch(self.key(app, app.say("museum.key.value", value=4)))
            self.wait_total(app, "Ana", 7)
            # Three Romans are worth 1 more: 3 + 4 + 2 + 1.
            app.type("rom arc 2")
            self.wait_total(app, "Ana", 10)
            app.key("ctrl+z")
            self.wait_total(app, "Ana", 7)
            app.key("ctrl+shift+z")
            self.wait_total(app, "Ana", 10)
            app.kill()
            app.start()
            self.wait_total(app, "Ana", 10)
            app.kill()

    def test_better_arrangement_is_one_edit(self):
        app = self.begin()
        app.type("rom cul 1")
        app.type("rom war 2")
        last = self.slots(app, app.say("museum.cell.bare"))[-1]
        app.touch(last)
        app.type("rom arc 3")
        self.wait_total(app, "Ana", 6)
        # Joined, three Romans are a collection of 1 point.
        app.touch_name(app.say("museum.arrange.gain", count=1,
                               gain=app.say("score.points", count=1)))
        app.touch_name(app.say("museum.arrange.apply"))
        self.wait_total(app, "Ana", 7)
        app.key("ctrl+z")
        self.wait_total(app, "Ana", 6)

    def test_samples_have_the_scores_of_the_command_line(self):
        for sample in ("rulebook-example", "finished-3", "own-board"):
            file = SAMPLES / f"{sample}.cimaise"
            app = self.new_app(folder=sample).start(file)
            for sheet in judged(file)["scores"]:
                self.assertEqual(self.total(app, sheet["player"]), sheet["total"], sample)
            app.kill()


if __name__ == "__main__":
    main()
