"""Tests whole games: two, three and four players, the end of a game, the match."""

import re

import layouts
from app import judged
from case import SAMPLES, WindowTest, main
from desktop import wait_for
from table import Table


class Game(WindowTest):
    def new_game(self, players, names):
        app = self.new_app().start()
        app.touch_name(app.say("home.new"))
        app.touch_name(app.say("new.player-count.option", players))
        for seat, name in enumerate(names, 1):
            app.touch_name(re.compile(app.say("draft.seat", seat=seat) + r"\b.*"), role="text")
            app.type(name)
        app.touch_name(app.say("new.staircases.first"))
        app.touch_name(app.say("new.start"))
        return app, Table(app, columns=5 if players == 3 else 6)

    def test_two_players(self):
        app, table = self.new_game(2, ["Ana", "Bo"])
        self.assertEqual(max(table.keys), 50)
        table.touch_key(50)
        table.wait_points("Ana", 1)
        app.touch_name(re.compile(rf"Bo\W+{app.say('score.points', count=0)}.*"))
        wait_for(lambda: table.hangs("upper", 1) == 0, "Bo's Musée is shown")
        table.touch_key(1)
        table.wait_points("Bo", 1)

    def test_three_players(self):
        app, table = self.new_game(3, ["Ana", "Bo", "Cy"])
        self.assertEqual(max(table.keys), 60)
        table.touch_key(60)
        table.wait_hangs("upper", 1, 60)
        table.wait_points("Cy", 0)

    def test_four_players_are_two_teams(self):
        app, table = self.new_game(4, ["Ana", "Bo", "Cy", "Di"])
        self.assertEqual(max(table.keys), 50)
        table.touch_key(7)
        table.wait_points("Ana & Cy", 1)
        table.wait_points("Bo & Di", 0)

    def test_finished_samples_have_the_scores_of_the_command_line(self):
        app = self.new_app()
        for players in (2, 3, 4):
            file = SAMPLES / f"finished-{players}.cimaise"
            app.start(file)
            table = Table(app, columns=5 if players == 3 else 6)
            for sheet in judged(file)["scores"]:
                self.assertEqual(table.points(sheet["player"]), sheet["total"])
                for line in sheet["lines"]:
                    self.assertEqual(table.points(sheet["player"], line["id"]), line["points"])
            app.kill()

    def rematch(self, app):
        # the result is offered where the score was revealed, and takes no touch for a second
        def opened():
            for button in app.seen(app.say("result.title")):
                app.touch(button)
            return app.seen(app.say("table.menu.rematch"))

        def touched():
            for button in app.seen(app.say("table.menu.rematch")):
                app.touch(button)
            return app.seen(app.say("new.start"))

        wait_for(opened, "the result is shown")
        wait_for(touched, "the next game is set up")

    def test_match_goes_to_the_first_with_two_wins(self):
        app = self.new_app()
        file = layouts.write(app.folder / "table.cimaise", layouts.musee(upper="7 8"),
                             layouts.musee(upper="20"))
        app.start(file)
        table = Table(app)
        for won in (1, 2):
            app.touch_name(app.say("table.reveal"))
            app.touch_name(app.say("session.end.nobody"))
            if won == 1:
                self.rematch(app)
                app.touch_name(app.say("new.start"))
                wait_for(lambda: table.points("Ana") == 0, "a bare table")
                table.read()
                self.assertEqual(table.musee(), [[0] * 6] * 3)
                table.touch_key(9)
                table.wait_points("Ana", 1)
                table.touch_key(10)
                table.wait_hangs("upper", 2, 10)
                app.touch_name(re.compile(rf"Bo\W+{app.say('score.points', count=0)}.*"))
                wait_for(lambda: table.hangs("upper", 1) == 0, "Bo's Musée is shown")
                table.touch_key(20)
                table.wait_points("Bo", 1)
        app.find(re.compile(app.say("session.match.won", names="Ana", wins=".*")))


if __name__ == "__main__":
    main()
