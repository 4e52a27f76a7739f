"""Tests rules and score in the window: findings while typing, placements of a painting, hands,
bonuses, the score sheet.
"""

import re
import subprocess
import time

import layouts
from case import SAMPLES, WindowTest, main
from desktop import wait_for
from table import GALLERIES, TIME_TO_READ, Table


class Referee(WindowTest):
    def begin(self, *musees, language="en", **more):
        app = self.new_app(language=language)
        file = layouts.write(app.folder / "table.cimaise", *musees, **more)
        return app.start(file), Table(app)

    def test_finding_comes_while_typing_and_goes_with_undo(self):
        for language in ("en", "fr"):
            app, table = self.begin(layouts.musee(upper="20"), language=language)
            broken = app.say("findings.severity.illegal")
            table.select("upper", 2)
            app.type("10")  # answered with the reason, not obeyed
            wait_for(lambda: "20" in table.hint(), table.hint)
            self.assertEqual(table.hangs("upper", 2), 0)
            time.sleep(0.6)  # the sentence is read
            app.key("Return")  # it does lie so on the table
            table.wait_hangs("upper", 2, 10)
            card = app.find(re.compile(rf"{broken}\b.*"), role="push button")
            self.assertTrue(app.description_of(card), "a finding says how to mend it")
            for column in (1, 2):
                self.assertIn(broken, app.description_of(table.space("upper", column)))
            self.assertEqual(app.description_of(table.space("upper", 3)), "")
            app.key("ctrl+z")
            app.gone(re.compile(rf"{broken}\b.*"))
            self.assertEqual(app.description_of(table.space("upper", 1)), "")
            app.kill()

    def test_dimmed_key_says_why_and_hangs_when_touched_again(self):
        app, table = self.begin(layouts.musee(upper="20"))
        table.select("upper", 2)
        key = table.key(10)
        why = app.say("musee.objection.left", other=20, exhibit=10)
        self.assertEqual(app.description_of(key), why)
        app.touch(key)
        wait_for(lambda: why in table.hint(), table.hint)
        self.assertEqual(table.hangs("upper", 2), 0)
        time.sleep(0.6)  # the sentence is read
        app.touch(key)
        table.wait_hangs("upper", 2, 10)

    def test_where_may_14_go(self):
        # The rules page's three galleries that 14 is asked for, one below the other.
        app, table = self.begin(layouts.musee(upper=". . 25", middle=". 5 . . 26", lower="15"))
        app.touch_name(app.say("musee.tool.where"))
        table.touch_key(14)
        legal = {("upper", 1), ("upper", 2), ("middle", 3), ("middle", 4)}
        before = app.say("musee.space.legal", exhibit=14).split("{points}")[0]
        may = re.compile(re.escape(before) + r"\d+")

        def marked():
            return {(gallery, column) for gallery in GALLERIES for column in range(1, 7)
                    if may.search(app.description_of(table.space(gallery, column)))}

        wait_for(lambda: marked() == legal, marked)
        table.touch_space("middle", 1)
        why = app.say("musee.objection.right", other=5, exhibit=14)
        wait_for(lambda: why in table.hint(), table.hint)
        table.touch_space("middle", 4)
        wait_for(lambda: "14" in table.hint() and why not in table.hint(), table.hint)
        time.sleep(TIME_TO_READ)
        table.touch_space("middle", 4)
        table.wait_hangs("middle", 4, 14)

    def test_hand_that_is_stuck(self):
        app, table = self.begin(layouts.musee(upper="4", middle="5", lower="6"))
        app.touch_name(app.say("musee.tool.hand"))
        for number in (1, 2, 3):
            table.touch_key(number)
            held = app.say("musee.key.in-hand")
            wait_for(lambda: held in app.name_of(table.key(number)), held)
        stuck = app.find(re.compile(rf"{app.say('findings.severity.note')}\b.*"))
        self.assertIn("Ana", stuck.name)
        cards = app.seen(re.compile(rf"[123], .*{re.escape(app.say('musee.card.stuck'))}"))
        self.assertEqual(len(cards), 3)

    def test_bonus_is_asked_for_and_claimed(self):
        full = "1 2 3 4 5 6"
        app, table = self.begin(layouts.musee(upper=full), layouts.musee(upper="11 12 13 14 15 16"))
        self.assertEqual(table.points("Ana", "gallery-bonuses"), 0)
        app.find(re.compile(rf"{app.say('findings.severity.note')}\b.*"))
        findings = (1030, 330)
        app.touch(app.roll_to(app.say("musee.claim.first", owner="Ana"), findings, near=100))
        table.wait_points("Ana", 4, "gallery-bonuses")
        app.gone(re.compile(rf"{app.say('findings.severity.note')}\b.*"))
        app.find(app.say("musee.bonus.name", gallery=app.say("musee.place.upper"),
                         state=app.say("musee.bonus.held", holder="Ana")))

    def test_line_of_the_sheet_lights_its_spaces(self):
        app, table = self.begin(layouts.musee(upper=". . . 18", middle=". . 13 28 38"))
        cell = table.cell("Ana", "neighbours")
        before = self.pictures(app, table)
        app.touch(cell)
        wait_for(lambda: "checked" in app.states_of(cell), "the line is lit")
        lit = {("middle", 3), ("middle", 4), ("middle", 5)}
        wait_for(lambda: self.changed(before, self.pictures(app, table)) == lit,
                 lambda: self.changed(before, self.pictures(app, table)))
        pieces = app.seen(re.compile(rf"{re.escape(app.say('score.points', count=2))}\b.*"))
        self.assertEqual(len([piece for piece in pieces if "button" in piece.role]), 2)

    @staticmethod
    def pictures(app, table):
        """The left edge of each space, where the light falls, as bytes."""
        shot = app.folder / "shot.png"
        app.picture(shot)
        window = app.place_of(app.find(role="frame"))
        found = {}
        for gallery in GALLERIES:
            for column in range(1, 7):
                x, y, _, height = app.place_of(table.space(gallery, column))
                crop = f"4x{height // 3}+{x - window[0] + 3}+{y - window[1] + height // 2}"
                found[gallery, column] = subprocess.run(
                    ["convert", shot, "-crop", crop, "+repage", "rgb:-"],
                    capture_output=True, check=True).stdout
        return found

    @staticmethod
    def changed(before, after):
        return {space for space in before if before[space] != after[space]}

    def test_near_miss_is_listed_at_nothing(self):
        # 5 hangs over 10, with a Chandelier between them: column 1 of the first-game pattern.
        app, table = self.begin(layouts.musee(upper="5", middle="10"))
        app.touch(table.cell("Ana", "staircases"))
        near = app.find(re.compile(rf"{re.escape(app.say('score.points', count=0))}\b.*"),
                        role="push button")
        for gallery in ("upper", "middle"):
            self.assertIn(app.say.space(gallery, 1), near.name)

    def test_ruling_and_rule_can_be_read_from_a_finding(self):
        app = self.new_app().start(SAMPLES / "illegal.cimaise")
        Table(app)
        ruling = app.say("table.finding.ruling", citation=app.say("musee.ascending.citation"))
        app.touch_name(ruling)
        app.find(app.say("settlement.broken"))
        app.touch_name(app.say("table.rule"))
        app.find(app.say("rules.title"))
        app.find(re.compile(re.escape(app.say("musee.ascending.title")) + ".*"))


if __name__ == "__main__":
    main()
