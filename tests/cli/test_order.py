"""Runs the real cimaise-cli for the order of cards of Muse.

Usage: test_order.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import sys
import unittest

from test_cli import Cli, Run


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
        want = {"en": ("The Castle comes first.", "suns come before waves", "Source: Rulebook"),
                "fr": ("The Castle passe en premier.", "Soleils avant Vagues", "Source : Livret de règles")}
        for language, parts in want.items():
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


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
