"""Runs the real cimaise-cli for the rulings of games: their shape, their texts, their exit status.

Usage: test_rulings.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import json
import sys
import unittest

from test_cli import CHECKOUT, GOLDENS, Cli, Run

CRUCIAL = GOLDENS / "museum" / "rulings-who-wins.cimaise"


class Rulings(Cli):
    def test_every_golden(self):
        files = sorted(GOLDENS.glob("*/*.rulings.json"))
        self.assertTrue(files)
        for file in files:
            run = Run("rulings", "--json", str(file.with_name(file.name.split(".")[0] + ".cimaise")))
            self.assertEqual(run.errors, "")
            self.assertEqual(json.dumps(run.json), json.dumps(json.loads(file.read_text())), file)

    def test_it_ends_as_check_does(self):
        for file in sorted((CHECKOUT / "samples").glob("*/*.cimaise")):
            self.assertEqual(Run("rulings", str(file)).status, Run("check", str(file)).status, file)

    def test_several_files(self):
        run = Run("rulings", "--json", str(CRUCIAL), "/nowhere")
        self.assertEqual(run.status, 2)
        self.assertEqual([list(line)[:2] for line in run.lines],
                         [["file", "game"], ["file", "error"]])

    def test_words_say_what_hangs_on_an_answer(self):
        want = {"en": ("The answer changes who is first.", "The answer changes nothing here.",
                       "Leading with some of the answers: Bo."),
                "fr": ("L’interprétation change la première place.",
                       "L’interprétation ne change rien ici.",
                       "En tête selon certaines interprétations\u202f: Bo.")}
        for language, sentences in want.items():
            text = Run("rulings", str(CRUCIAL), "--lang", language).out
            for sentence in sentences:
                self.assertIn(sentence, text)

    def test_no_winner_on_an_illegal_board(self):
        text = Run("rulings", str(GOLDENS / "musee" / "unique-three-times.cimaise")).out
        self.assertIn("First place is undecided until the position is corrected.", text)
        self.assertNotIn("wins:", text)

    def test_a_shared_victory_can_count_in_a_match(self):
        bare = [None] * 6
        musee = lambda number: {"upper": [number] + bare[1:], "middle": bare, "lower": bare,
                                "bonuses": []}
        tied = {"cimaise": 1, "game": "musee", "players": ["Ana", "Bo"],
                "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]},
                "musees": [musee(10), musee(20)]}
        text = Run("rulings", str(self.file("tied.cimaise", json.dumps(tied)))).out
        self.assertIn("it decides for whom this game counts", " ".join(text.split()))

    def test_says_who_leads_until_the_game_is_over(self):
        running = str(CHECKOUT / "samples/muse/round.cimaise")  # no palace holds four paintings
        for language, leads, first in (("en", "Bo leads", "first place: "),
                                       ("fr", "Bo mène", "première place\u202f: ")):
            text = Run("rulings", running, "--lang", language).out
            self.assertIn(leads, text)
            self.assertNotIn(first, text)
        # the last round of Muse may not be over, nobody can play on in this Musée
        last = Run("rulings", str(CHECKOUT / "samples/muse/finished-3.cimaise"), "--lang", "en").out
        self.assertIn("Ana leads", last)
        self.assertNotIn("first place: ", last)
        score = Run("score", str(CHECKOUT / "samples/muse/finished-3.cimaise"), "--lang", "en").out
        self.assertIn("\nRanking if nothing more is played\n", score)
        finished = str(CHECKOUT / "samples/musee/finished-4.cimaise")
        text = Run("rulings", finished, "--lang", "en").out
        self.assertIn("first place: ", text)
        self.assertNotIn(" lead", text)

    def test_answers_who_filled_the_gallery_first(self):
        # Ana 40, Bo 41 as entered; the bonus of the upper gallery is worth 4 to the first one.
        disputed = str(CHECKOUT / "samples/musee/disputed.cimaise")
        want = {"en": ("upper gallery: Ana → Ana 44, Bo 41 · Ana leads",
                       "upper gallery: Bo → Ana 40, Bo 45 · Bo leads",
                       "The answer changes who is first.",
                       "First place is undecided: it depends on who filled a gallery first"),
                "fr": ("Ana 44, Bo 41 · Ana mène",
                       "Ana 40, Bo 45 · Bo mène",
                       "La réponse, que seuls les joueurs connaissent, change la première place.",
                       "Première place indécise : elle dépend du joueur")}
        for language, sentences in want.items():
            text = " ".join(Run("rulings", disputed, "--lang", language).out.split())
            for sentence in sentences:
                self.assertIn(sentence, text)
        claimed = json.loads(open(disputed).read())
        claimed["musees"][0]["bonuses"] = ["upper", "lower"]
        text = " ".join(Run("rulings", self.file("claimed.cimaise", json.dumps(claimed)),
                            "--lang", "en").out.split())
        self.assertIn("Leading: Ana, whatever the answers", text)
        self.assertNotIn("→", text)

    def test_asks_for_a_bonus_that_only_one_can_have_taken(self):
        # Ana has filled a gallery; with its bonus of 4 points she would have more than Bo.
        row = lambda text: [int(number) if number != "." else None for number in text.split()]
        board = lambda *rows: dict(zip(("upper", "middle", "lower"), map(row, rows)), bonuses=[])
        none = ". . . . . ."
        position = {"cimaise": 1, "game": "musee", "players": ["Ana", "Bo"],
                    "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]},
                    "musees": [board("1 2 3 4 5 6", none, none),
                               board("21 22 23 24 25 .", none, "41 42 43 . . .")]}
        text = " ".join(Run("rulings", self.file("one.cimaise", json.dumps(position)),
                            "--lang", "en").out.split())
        self.assertIn("Ana 6, Bo 8 · first place undecided", text)
        self.assertIn("First place is undecided: a Gallery Bonus is not entered.", text)
        self.assertNotIn("lead", text)

    def test_every_text_fits_a_terminal(self):
        files = [str(file) for folder in ("samples", "tests/golden")
                 for file in sorted((CHECKOUT / folder).glob("*/*.cimaise"))
                 if file.parent.name != "refused" and "scripts" not in file.name]
        for language in ("en", "fr"):
            run = Run("rulings", *files, "--lang", language)
            self.assertEqual((run.status, run.errors), (1, ""))
            for line in run.out.splitlines():
                if not line.startswith("==> "):
                    self.assertNotRegex(line, r"[{}]|%n|\b(cli|art|musee?|museum)\.[a-z]")
                    self.assertLessEqual(len(line), 80, line)
                    self.assertEqual(line, line.rstrip())

    def test_what_is_no_position(self):
        self.assertUnusable(Run("rulings"), "FILE")
        self.assertUnusable(Run("rulings", self.file("bad.cimaise", "{}")))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
