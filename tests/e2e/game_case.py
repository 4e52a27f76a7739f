"""Base of the tests of a whole game: entering players, totals, the saved game."""

import json
import re

from app import judged
from case import SOURCE, WindowTest
from desktop import wait_for


class GameTest(WindowTest):
    """The game is called by its folder of samples and by the id of its name."""

    samples = ""
    name = ""

    def sample(self, sample):
        return SOURCE / "samples" / self.samples / f"{sample}.cimaise"

    def sit_down(self, players=("Ana", "Bo"), **options):
        """A new game."""
        app = self.new_app(**options).start()
        app.touch_name(app.say("home.new"))
        app.touch_name(re.compile(rf"{re.escape(app.say(self.name))}\W.*"))
        for seat, player in enumerate(players, 1):
            app.touch_name(re.compile(app.say("draft.seat", seat=seat) + r"\b.*"), role="text")
            app.type(player)
        app.touch_name(app.say("new.start"))
        return app

    def total(self, app, player):
        # the sheet is long: its total may have to be scrolled to, the tab never
        tab = app.find(re.compile(rf"{player}\W+[^,]*?[-−]?\d+[^,]*,.*"))
        return int(re.findall(r"-?\d+", tab.name.replace("−", "-"))[0])

    def wait_total(self, app, player, points):
        wait_for(lambda: self.total(app, player) == points,
                 lambda: f"{points} for {player}; it is {self.total(app, player)}")

    def position(self, app):
        """The game as the library keeps it."""
        rows = app.stored("SELECT document FROM steps ORDER BY rowid DESC LIMIT 1")
        return json.loads(rows[0][0]) if rows else None

    def compare_samples(self, *samples):
        """Each shows the totals of the command line."""
        for sample in samples:
            app = self.new_app(folder=sample).start(self.sample(sample))
            for sheet in judged(self.sample(sample))["scores"]:
                self.assertEqual(self.total(app, sheet["player"]), sheet["total"], sample)
            app.kill()
