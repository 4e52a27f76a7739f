"""Tests Muse from an empty position to a score: cards, coins, a patron, a round, undo."""

import re

from case import main
from desktop import wait_for
from game_case import GameTest


class Muse(GameTest):
    samples = "muse"
    name = "muse.name"

    def open(self, sample, **options):
        return self.new_app(**options).start(self.sample(sample))

    def card(self, app, name):
        """The card's key in the deck, wherever the card is."""
        return app.find(re.compile(rf"{re.escape(app.say(f'muse.card.{name}'))}\W.*"),
                        role="push button")

    def pile(self, app, pile, owner):
        return app.find(app.say(f"muse.board.{pile}", owner=owner))

    def painting_name(self, app, card, pile, owner):
        """Matches a painting's accessible name: “The Author, 2, moons, knots: in the studio (Cy)”."""
        name = app.say("muse.painting.name", card="CARD", place=app.say(f"muse.place.{pile}"),
                       owner=owner)
        return re.compile(re.escape(name).replace("CARD", rf"{re.escape(card)},.*"))

    def total(self, app, player):
        cell = app.find(re.compile(rf"{player}\W+{re.escape(app.say('sheet.total'))}\W.*"))
        return int(re.findall(r"\d+", cell.name)[-1])

    def test_new_game_is_entered_scored_and_undone(self):
        for language in ("en", "fr"):
            app = self.sit_down(("Ana", "Bo", "Cy"), folder=language, language=language)
            app.touch(self.pile(app, "palace", "Bo"))
            app.touch(self.card(app, "the-sea"))
            wait_for(lambda: self.total(app, "Bo") == 1, "a painting in Bo's palace")
            app.key("ctrl+z")
            wait_for(lambda: self.total(app, "Bo") == 0, "it is taken back")
            app.key("ctrl+shift+z")
            wait_for(lambda: self.total(app, "Bo") == 1, "it is back again")
            app.kill()
            app.start()
            self.assertEqual(self.total(app, "Bo"), 1, "killed and started again")
            app.kill()

    def test_patron_buys_and_undo_brings_the_painting_back(self):
        app = self.open("patron")
        app.touch_name(app.say("muse.tool.patron"))
        sale = app.say("muse.patron.planned", owner="Cy", coins="4 moons", card="The Author")
        app.find(sale)
        hangs = self.painting_name(app, "The Author", "studio", "Cy")
        app.find(hangs)
        app.touch_name(app.say("muse.patron.buy"))
        app.gone(hangs)
        app.key("ctrl+z")
        app.find(hangs)
        # the hint line says what was undone; undo stays with the patron
        app.find(re.compile(re.escape(app.say("history.undone", edit="")) + "The Author.*"))
        app.find(app.say("muse.patron.buy"), state="enabled")
        app.find(re.compile(r"The Author \(Cy\): .*"), role="push button")

    def test_round_is_resolved_and_played_as_one_step(self):
        app = self.open("round")
        app.touch_name(app.say("muse.tool.round"))
        app.touch_name(app.say("muse.round.resolve"))
        first = app.find(re.compile(r"1, Bo, Patron, The Darkness.*"))
        self.assertIn(app.say("cli.muse.patron.sale", owner="Bo", coins="9 suns",
                              card="The Castle"), first.name)
        app.touch_name(app.say("muse.round.play"))
        # The Palace action moved the Bard of Ana, who had no painting in the palace.
        wait_for(lambda: self.total(app, "Ana") == 1, "the Bard stands in Ana's palace")
        app.key("ctrl+z")
        wait_for(lambda: self.total(app, "Ana") == 0, "one step back")

    def test_coins_that_do_not_add_up_are_told_at_once(self):
        app = self.open("patron")
        app.touch_name(app.say("muse.tool.coins"))
        app.touch_name(app.say("muse.economy"))
        app.touch_name(app.say("muse.coins.fewer", suit="moons"))
        line = app.find(re.compile(r"Moons: .*≠.*"))
        self.assertIn("7 + 0 + 0 + 0 + 0 ≠ 8", line.name)
        self.assertIn(app.say("muse.coins.slip.unknown"), line.name)
        app.find(re.compile(rf"{app.say('findings.severity.impossible')}\b.*"))
        app.touch_name(app.say("muse.coins.more", suit="moons"))
        app.gone(re.compile(rf"{app.say('findings.severity.impossible')}\b.*"))

    def test_finished_samples_have_the_scores_of_the_command_line(self):
        self.compare_samples("finished-3", "finished-4", "finished-extended", "tied")


if __name__ == "__main__":
    main()
