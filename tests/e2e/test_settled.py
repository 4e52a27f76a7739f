"""Tests transfers between games: a board by QR code, a decision by the house rules."""

import re

import layouts
from case import SAMPLES, WindowTest, main
from desktop import wait_for
from table import Table

FULL = "10 11 12 13 14 15"
GAMES = "select count(*) from games where removed = 0"


class Settled(WindowTest):
    def begin(self, folder, *musees, language="en"):
        app = self.new_app(folder, language=language)
        app.start(layouts.write(app.folder / "table.cimaise", *musees, title="Friday"))
        return app, Table(app)

    def code_of(self, app, board):
        """A picture of the window that shows the code of a board and nothing else."""
        app.touch_name(app.say("table.more"))
        app.touch_name(app.say("share.title"))
        app.touch_name(board)
        app.touch_name(app.say("share.full"))
        alone = re.compile(".*" + re.escape(app.say("share.full.spoken", what="")))
        app.find(alone)
        shot = app.folder / "code.png"
        app.picture(shot)
        app.key("Escape")
        app.gone(alone)
        app.find(app.say("share.copy"))
        return shot

    def test_a_board_goes_by_code_from_one_phone_to_the_other(self):
        for language in ("en", "fr"):
            theirs, _ = self.begin(f"theirs-{language}", layouts.musee(),
                                   layouts.musee(upper=FULL), language=language)
            shot = self.code_of(theirs, "Bo")
            seen = self.desktop.run("zbarimg", "--quiet", "--raw", str(shot))
            self.assertTrue(seen.startswith("cimaise:1b/"), "another program reads it as well")
            theirs.kill()

            ours, _ = self.begin(f"ours-{language}", layouts.musee(lower="20"), language=language)
            ours.kill()
            ours.start(shot)
            ours.find(ours.say("app.board.which-game", name="Bo"))
            ours.touch_name("Friday", role="push button")
            table = Table(ours)
            wait_for(lambda: table.musee()[0] == [int(n) for n in FULL.split()], table.musee)
            self.assertEqual(ours.stored(GAMES), [(1,)], "no second game has begun")
            ours.key("ctrl+z")
            wait_for(lambda: table.musee()[0] == [0] * 6, table.musee)
            ours.kill()

    def test_a_finding_becomes_a_ruling_on_paper(self):
        app = self.new_app()
        app.start(SAMPLES / "illegal.cimaise")
        Table(app)
        citation = app.say("musee.ascending.citation")
        app.touch_name(app.say("table.finding.ruling", citation=citation))
        app.find(app.say("settlement.broken"))
        app.touch(app.roll_to(app.say("paper.save.ruling"), (900, 500), near=300))
        app.find(app.say("paper.save-title"))
        app.touch_name(app.say("wall.file.save"), role="push button")
        pages = self.desktop.folder / "home"
        saved = wait_for(lambda: list(pages.rglob("*.pdf")), "a PDF lies in the folder")
        app.find(re.compile(re.escape(saved[0].name) + ".*|.*" + re.escape(saved[0].name) + ".*"))
        text = self.desktop.run("pdftotext", str(saved[0]), "-")
        for words in (app.say("settlement.broken"), "Ana", citation):
            self.assertIn(words, " ".join(text.split()))

    def test_a_decision_is_remembered_by_the_next_game(self):
        app = self.new_app()
        app.start(SAMPLES / "disputed.cimaise", "--open-page", "dispute")
        app.touch(app.roll_to(app.say("dispute.unfold"), (600, 800)))
        app.touch_name(re.compile(re.escape(app.say("musee.match.shared.yes")) + ".*"))
        app.kill()
        app.start("--open-page", "new")
        app.find(app.say("house.in-force", 1))


if __name__ == "__main__":
    main()
