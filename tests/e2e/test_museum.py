"""Tests Museum from an empty position to a score: keys, typed words, a better arrangement, undo."""

import re

from case import main
from game_case import GameTest


class Museum(GameTest):
    samples = "museum"
    name = "museum.name"

    def key(self, app, text):
        return app.find(re.compile(rf"{re.escape(text)}\b.*"), role="push button")

    def slots(self, app, content):
        """The slots that hold this, as a screen reader names them."""
        return [node for node in app.seen(role="push button")
                if node.name.endswith(": " + content)]

    def begin(self, **options):
        app = self.sit_down(**options)
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
        last = self.slots(app, app.say("museum.cell.empty"))[-1]
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

    def test_ones_own_patron_cards_are_kept_and_dropped(self):
        app = self.new_app().start(self.sample("unfinished"))
        app.touch_name(app.say("museum.tool.figures"))
        # the patron is far below
        app.touch_name(app.say("museum.scoring.patron"), role="push button")
        panel, sheet = (420, 810), (1000, 500)
        legacy = app.say("museum.patron.legacy")
        field = app.roll_to(re.compile(rf"{legacy}\b.*"), panel, role="text", near=75)
        app.touch(field)
        app.type("5")
        app.key("Tab")
        app.touch_name(app.say("table.more"))
        app.find(app.say("table.menu"))
        # the last of the menu, which is rolled to its end at once: each look at it takes a while
        app.desktop.run("xdotool", "mousemove", *map(str, sheet),
                        "click", "--repeat", "30", "--delay", "50", "5")
        card = app.roll_to(re.compile(rf"{legacy} · .*5 · \? · \?"), sheet, role="push button", near=380)
        app.touch(card)
        drop = app.roll_to(re.compile(rf"{app.say('museum.copy.delete')}: .*"), sheet, near=380)
        app.touch(drop)
        app.find(app.say("museum.copy.cards.none"))
        app.undo_by_notice()
        app.gone(app.say("museum.copy.cards.none"))

    def test_samples_have_the_scores_of_the_command_line(self):
        self.compare_samples("rulebook-example", "finished-3", "own-board")


if __name__ == "__main__":
    main()
