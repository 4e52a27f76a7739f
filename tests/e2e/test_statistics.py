"""Tests the statistics page against a count of the exported library."""

import json
import os
import re
import statistics
import subprocess

from case import PREFIXES, SAMPLES, WindowTest, main
from evenings import Count, figure, fill

GAMES = 10_000


class Statistics(WindowTest):
    def begin(self):
        app = self.new_app(size="1200x3000")  # all of the page at once
        app.start("--open-page", "home")
        app.kill()
        library = app.folder / "library"
        document = (SAMPLES / "finished-2.cimaise").read_text(encoding="utf-8")
        fill(library / "library.sqlite", document, GAMES, seed=20261123)
        return app

    @staticmethod
    def exported(app):
        file = app.folder / "library.jsonl"
        subprocess.run([os.environ["CIMAISE_APP"], "--data", app.folder / "library",
                        "--export", file], check=True, timeout=600)
        return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]

    def expect(self, names, expected):
        self.assertIn(expected, names, [name for name in names if name.split(",")[0] ==
                                        expected.split(",")[0]])

    def games(self, app, count):
        return app.say("statistics.games", count=count)

    def player(self, app, count, name):
        totals = count.totals(name)
        return ", ".join([name, self.games(app, len(totals)),
                          app.say("statistics.player.won", count=count.won(name)),
                          app.say("statistics.player.average",
                                  average=figure(sum(totals) / len(totals))),
                          app.say("statistics.player.best", best=figure(max(totals)))])

    def test_of_ten_thousand_games(self):
        app = self.begin()
        records = self.exported(app)
        self.assertEqual(len(records), GAMES + GAMES // 20)
        app.start("--open-page", "statistics")
        for game, prefix in PREFIXES.items():
            with self.subTest(game):
                app.touch_name(app.say(f"{prefix}.name"), role="push button")
                count = Count(records, game)
                chosen = app.say("statistics.chosen", count=len(count.games))
                app.find(re.compile(re.escape(chosen) + ".*"))
                names = {node.name for node in app.seen()}
                for name in ("Ana", "Bo", "Hé"):
                    self.expect(names, self.player(app, count, name))
                self.choose_first(app, count)

    def choose_first(self, app, count):
        """Whoever played most."""
        first = max({name for side in count.sides() for name in side["names"]},
                    key=lambda name: (len(count.of(name)), -ord(name[0])))
        app.touch_name(self.player(app, count, first))
        app.find(app.say("statistics.rivals"))
        names = {node.name for node in app.seen()}
        totals = count.totals(first)
        for title, value in (("played", len(totals)), ("average", statistics.fmean(totals)),
                             ("median", statistics.median(totals))):
            self.expect(names, f"{app.say('statistics.' + title)}: {figure(value)}")
        for own, table in count.lines(first).values():
            figures = app.say("statistics.line", line="", own=figure(own), table=figure(table))
            self.assertTrue(any(name.endswith(figures) for name in names), figures)
        for rival, (ahead, level, behind, together) in count.rivals(first).items():
            met = app.say("statistics.rival", games=self.games(app, ahead + level + behind),
                          ahead=ahead, level=level, behind=behind)
            side = app.say("statistics.rival.together", count=together)
            self.expect(names, f"{rival}, {met}" + (f" · {side}" if together else ""))
        app.touch_name(app.say("statistics.everybody"))
        app.gone(app.say("statistics.rivals"))


if __name__ == "__main__":
    main()
