"""Runs the real cimaise-cli with games of Muse: the patron, the round, the order of cards.

Usage: test_muse.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import json
import sys
import unittest

from test_cli import CHECKOUT, EXAMPLE, Cli, Run, expected_of
from test_outlook import outlook, read

SAMPLES = CHECKOUT / "samples" / "muse"
GOLDENS = CHECKOUT / "tests" / "golden" / "muse"


class PatronAndRound(Cli):
    REPORT = ["game", "legal", "complete", "readings", "findings"]

    def test_patron_and_round_of_every_golden(self):
        for command in ["patron", "round"]:
            files = sorted(GOLDENS.glob(f"*.{command}.json"))
            self.assertTrue(files)
            for file in files:
                golden = GOLDENS / (file.name.split(".")[0] + ".cimaise")
                expected = json.loads(file.read_text())
                verdict = expected_of(golden)
                run = Run(command, str(golden), "--json")
                self.assertEqual((run.status, run.errors), (0 if verdict["legal"] else 1, ""))
                self.assertEqual(list(run.json), [*self.REPORT, command, "after"])
                self.assertEqual(run.json["legal"], verdict["legal"], file)
                self.assertEqual(run.json["readings"], verdict["readings"], file)
                for key in [command, "after"]:
                    self.assertEqual(run.json[key], expected[key], file)

    def test_as_text_in_both_languages(self):
        for language, patron, growth in [("en", "patron", "ran out"), ("fr", "mécène", "épuisée")]:
            for command in ["patron", "round", "check", "score"]:
                run = Run(command, str(SAMPLES / "round.cimaise"), "--lang", language)
                self.assertEqual((run.status, run.errors), (0, ""))
                self.assertNotRegex(run.out, r"\b(cli|muse)\.[a-z]")  # an id without words
                self.assertNotRegex(run.out, r"[{}]|%n")
            text = Run("patron", str(SAMPLES / "patron.cimaise"), "--lang", language).out
            self.assertIn(patron, text)
            text = Run("round", str(SAMPLES / "round.cimaise"), "--lang", language).out
            self.assertIn(growth, text)

    def test_several_files(self):
        files = [str(SAMPLES / name) for name in ["patron.cimaise", "illegal.cimaise"]]
        run = Run("round", *files, "--json")
        self.assertEqual((run.status, run.errors), (1, ""))
        self.assertEqual([line["file"] for line in run.lines], files)

    def test_only_muse_has_a_patron_and_rounds(self):
        for command in ["patron", "round"]:
            self.assertUnusable(Run(command, EXAMPLE), "Musée")
            self.assertUnusable(Run(command, EXAMPLE, "--json"), "Musée")
            self.assertUnusable(Run(command))

    def test_an_event_that_the_round_does_not_have(self):
        document = json.loads((SAMPLES / "round.cimaise").read_text())
        document["growAfter"] = [1, 6]
        file = self.file("late.cimaise", json.dumps(document))
        self.assertUnusable(Run("round", file), "/growAfter", "6", "5 events")
        self.assertEqual(Run("check", file).status, 0)
        self.assertEqual(Run("patron", file).status, 0)

    def test_a_muse_has_no_placements(self):
        file = str(SAMPLES / "patron.cimaise")
        self.assertUnusable(Run("placements", file, "--player", "Ana", "--piece", "the-sea"))

    def test_samples(self):
        for file in sorted(SAMPLES.glob("*.cimaise")):
            for command in ["patron", "round"]:
                run = Run(command, str(file), "--json")
                self.assertEqual((run.status, run.errors), (int(file.stem == "illegal"), ""), file)


class Order(Cli):
    def test_the_example_of_the_games_page(self):
        run = Run("order", "merchant", "the darkness", "9 moons", "10 suns", "--json")
        self.assertEqual((run.status, run.errors), (0, ""))
        self.assertEqual(run.json["order"], ["the-bard", "the-pact", "the-darkness", "the-merchant"])
        self.assertEqual(run.json["decisions"][0], {"first": "the-bard", "second": "the-pact",
                                                    "by": "rank", "rulebook": True})
        self.assertEqual([each["by"] for each in run.json["decisions"]], ["rank", "suit", "suit"])

    def test_where_the_rules_are_silent(self):
        decisions = Run("order", "harvest", "window", "island", "--json").json["decisions"]
        self.assertEqual([(each["second"], each["by"], each["rulebook"]) for each in decisions],
                         [("the-window", "further-suit", False), ("the-harvest", "kind", False)])

    def test_words_in_both_languages(self):
        said = {"en": ("The Castle comes first.", "suns come before waves", "Source: Rulebook"),
                "fr": ("The Castle passe en premier.", "Soleils avant Vagues", "Source : Livret de règles")}
        for language, parts in said.items():
            run = Run("order", "cave", "castle", "--lang", language)
            self.assertEqual((run.status, run.errors), (0, ""))
            for part in parts:
                self.assertIn(part, " ".join(run.out.split()))
            for line in run.out.splitlines():
                self.assertLessEqual(len(line), 80, line)

    def test_what_is_no_card(self):
        self.assertUnusable(Run("order", "castle", "the excuse"), "the excuse")
        self.assertUnusable(Run("order", "castle"), "CARD")
        self.assertUnusable(Run("order"), "CARD")
        self.assertUnusable(Run("order", "castle", "ca"), "ca")


class Outlook(Cli):
    def test_the_example_of_the_contract(self):
        run = outlook(SAMPLES / "finished-4.cimaise")
        self.assertEqual(list(run.json), ["game", "sales"])
        self.assertEqual(json.dumps(run.json["sales"][0]), json.dumps(
            {"player": "Bo", "card": "the-penitent", "suit": "suns", "price": 8}))

    def test_announces_no_sale_after_the_last_round(self):
        text = Run("outlook", str(SAMPLES / "finished-4.cimaise")).out
        self.assertIn("The game ends with this round: later sales are not worked out.", text)
        self.assertNotIn("The Penitent", text)

    def test_begins_as_the_patron_does(self):
        for file in sorted(SAMPLES.glob("*.cimaise")):
            run = outlook(file)
            self.assertEqual((run.status, run.errors), (Run("check", str(file)).status, ""))
            sale = Run("patron", str(file), "--json").json["patron"]["sale"]
            first = (run.json["sales"] + [None])[0]
            self.assertEqual(first, sale and {key: sale[key] for key in first}, file)

    def test_a_round_changes_nothing(self):
        game = read(SAMPLES / "round.cimaise")
        whole = outlook(SAMPLES / "round.cimaise").raw
        for key in ("round", "growAfter"):
            game.pop(key, None)
        self.assertEqual(outlook(self.file("no-round.cimaise", json.dumps(game))).raw, whole)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
