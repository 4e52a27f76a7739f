"""Runs the real cimaise-cli with games of Museum: the shape of its output, its exit statuses, and
`arrange`.

Usage: test_museum.py PROGRAM CHECKOUT
"""
import json
import pathlib
import sys
import unittest

from test_cli import CHECKOUT, Cli, Run

SAMPLES = CHECKOUT / "samples" / "museum"
EXAMPLE = str(SAMPLES / "rulebook-example.cimaise")
DISPUTED = str(SAMPLES / "disputed.cimaise")
ILLEGAL = str(SAMPLES / "illegal.cimaise")
MUSEE = str(CHECKOUT / "samples" / "musee" / "illegal.cimaise")

CIVILISATIONS = ["inca", "mayan", "polynesian", "greek", "roman", "celtic", "phoenician",
                 "egyptian", "mesopotamian", "chinese", "indian", "japanese"]
DOMAINS = ["architecture", "culture", "agriculture", "warfare", "navigation", "theology"]
LINES = (["track"] + [f"civilisation.{one}" for one in CIVILISATIONS]
         + [f"domain.{one}" for one in DOMAINS]
         + ["patron", "prestige", "gallery.main", "gallery.full", "gallery.both",
            "public-opinion"])
RULES = [f"museum.{rule}" for rule in (
    "slot", "copies", "track", "opinion", "prestige", "press", "experts", "table",
    "patron.points", "board.bonus", "almost", "duplicate", "reading", "end", "tie")]
READINGS = ["museum.duplicates", "museum.gallery.domain", "museum.patron.experts",
            "museum.patron.adjacent", "museum.both"]


def points(sheet):
    return {line["id"]: line["points"] for line in sheet["lines"] if line["points"]}


class Scores(Cli):
    def test_the_rulebooks_example_by_the_rulebooks_table(self):
        run = Run("score", EXAMPLE, "--json")
        self.assertEqual((run.status, run.errors), (0, ""))
        vincent, amandine = run.json["scores"]
        self.assertEqual([line["id"] for line in vincent["lines"]], LINES)
        self.assertEqual(vincent["total"], 99)
        self.assertEqual(points(vincent), {
            "track": 47, "civilisation.celtic": 13, "civilisation.roman": 9, "domain.culture": 5,
            "domain.warfare": 5, "domain.theology": 11, "patron": 10, "prestige": 2,
            "public-opinion": -3})
        self.assertEqual((amandine["total"], points(amandine)), (-4, {"public-opinion": -4}))
        self.assertEqual(list(run.json["readings"]), READINGS)

    def test_only_one_sample_is_incomplete(self):
        for file in sorted(SAMPLES.glob("*.cimaise")):
            run = Run("score", str(file), "--json")
            self.assertEqual(run.json["complete"], file.stem != "unfinished", file)

    def test_an_unknown_figure_makes_at_least(self):
        run = Run("score", str(SAMPLES / "unfinished.cimaise"), "--json")
        self.assertEqual([sheet["atLeast"] for sheet in run.json["scores"]], [True, False])
        self.assertIn("museum.patron.points",
                      [finding["rule"] for finding in run.json["findings"]])

    def test_two_readings_are_named_with_their_totals(self):
        # Ana's two Mesopotamian warfare objects: 5 civilisations joined (11), 4 apart (7).
        text = " ".join(Run("check", DISPUTED).out.split())
        self.assertIn("“Yes: the civilisations of the whole group count” gives 30 points, "
                      "“No: the objects that count must be adjacent without it” gives 26.", text)
        run = Run("check", DISPUTED, "--json")
        self.assertEqual((run.status, run.json["legal"]), (0, True))
        self.assertEqual([finding["player"] for finding in run.json["findings"]
                          if finding["rule"] == "museum.reading"], ["Ana", "Bo"])

    def test_rules(self):
        book = Run("rules", "museum", "--json").json
        self.assertEqual([rule["id"] for rule in book["rules"]], RULES)
        self.assertEqual([line["id"] for line in book["lines"]], LINES)
        self.assertEqual([reading["id"] for reading in book["readings"]], READINGS)

    def test_lines_without_points_are_summed_up(self):
        game = str(SAMPLES / "finished-3.cimaise")
        self.assertLess(Run("score", game).out.count("\n"),
                        Run("score", game, "--all").out.count("\n") - 60)
        self.assertRegex(Run("score", game).out, r"\d\d lines without points: ")

    def test_has_no_outlook(self):
        self.assertUnusable(Run("outlook", EXAMPLE), "arrange")
        run = Run("outlook", str(CHECKOUT / "samples/muse/tied.cimaise"), EXAMPLE, "--json")
        self.assertEqual(run.status, 2)
        self.assertEqual([list(line) for line in run.lines],
                         [["file", "game", "sales"], ["file", "error"]])

    def test_museum_has_no_placements(self):
        self.assertUnusable(Run("placements", EXAMPLE, "--player", "Vincent", "--piece", "3"))


class Arrangements(Cli):
    def arranged(self, file, player, *options):
        run = Run("arrange", file, "--player", player, "--json", *options)
        self.assertEqual(run.errors, "")
        return run

    def test_the_shape_of_its_result(self):
        run = self.arranged(DISPUTED, "Bo")
        result = run.json
        self.assertEqual(run.status, 0)
        self.assertEqual(list(result),
                         ["player", "total", "bound", "proved", "moved", "now", "objects"])
        self.assertEqual((result["player"], result["now"], result["proved"]), ("Bo", 39, True))
        self.assertEqual(list(result["objects"][0]), ["at", "civilisation", "domain", "value"])

    def test_brings_what_it_says(self):
        for file, player in ((DISPUTED, "Ana"), (DISPUTED, "Bo"),
                             (str(SAMPLES / "finished-3.cimaise"), "Bo"),
                             (str(SAMPLES / "finished-3.cimaise"), "Cy"),
                             (str(SAMPLES / "own-board.cimaise"), "Ana"), (EXAMPLE, "Vincent")):
            result = self.arranged(file, player).json
            game = json.loads(pathlib.Path(file).read_text())
            museum = game["museums"][game["players"].index(player)]
            before = museum["objects"]
            museum["objects"] = result["objects"]
            after = Run("score", self.file("after.cimaise", json.dumps(game)), "--json").json
            totals = {sheet["player"]: sheet["total"] for sheet in after["scores"]}
            self.assertEqual(totals[player], result["total"])
            self.assertTrue(result["proved"])
            self.assertEqual(result["bound"], result["total"])
            self.assertGreaterEqual(result["total"], result["now"])
            self.assertEqual(result["moved"], sum(
                one["at"] != other["at"] for one, other in zip(before, result["objects"])))

    def test_vincent_cannot_do_better(self):
        # 18 objects: 7 Celtic and 6 Roman are all there are; theology has 5 civilisations, culture
        # 3 and warfare 3, all of which count. Nothing is left to be joined.
        result = self.arranged(EXAMPLE, "Vincent").json
        self.assertEqual([result[key] for key in ("total", "bound", "moved", "now")],
                         [99, 99, 0, 99])

    def test_without_time_it_does_not_claim_too_much(self):
        result = self.arranged(DISPUTED, "Bo", "--seconds", "0").json
        self.assertGreaterEqual(result["bound"], result["total"])
        self.assertEqual(result["proved"], result["bound"] == result["total"])
        self.assertIn("the best", Run("arrange", DISPUTED, "--player", "Bo").out)

    def test_says_that_fewer_moves_may_be_enough(self):
        self.assertGreater(self.arranged(DISPUTED, "Bo").json["moved"], 1)
        for language, text in (("en", "Fewer moves may be enough."),
                               ("fr", "Moins de déplacements peuvent suffire.")):
            run = Run("arrange", DISPUTED, "--player", "Bo", "--lang", language)
            self.assertIn(text, run.out)
        run = Run("arrange", EXAMPLE, "--player", "Vincent", "--lang", "en")
        self.assertNotIn("Fewer moves", run.out)

    def test_ends_as_check_does(self):
        self.assertEqual(self.arranged(ILLEGAL, "Bo").status, Run("check", ILLEGAL).status)

    def test_equal_input_gives_equal_output(self):
        self.assertEqual(self.arranged(DISPUTED, "Bo").raw, self.arranged(DISPUTED, "Bo").raw)

    def test_several_files(self):
        run = Run("arrange", DISPUTED, MUSEE, "--player", "Bo", "--json")
        self.assertEqual(run.status, 2)
        self.assertEqual([list(line)[0] for line in run.lines], ["file", "file"])
        self.assertEqual(list(run.lines[1]), ["file", "error"])

    def test_what_it_cannot_use(self):
        self.assertUnusable(Run("arrange", DISPUTED))
        self.assertUnusable(Run("arrange", DISPUTED, "--player", "Cy"), "Cy")
        self.assertUnusable(Run("arrange", MUSEE, "--player", "Ana"))
        for seconds in ("x", "-1", "", "1e3", "99999999"):
            self.assertUnusable(Run("arrange", DISPUTED, "--player=Bo", f"--seconds={seconds}"))
        game = json.loads(pathlib.Path(EXAMPLE).read_text())
        game["boards"]["standard"]["plan"] = ["..", "GG"]
        game["boards"]["standard"].pop("walls")
        crowded = self.file("crowded.cimaise", json.dumps(game))
        self.assertUnusable(Run("arrange", crowded, "--player", "Vincent"), "slots")
        self.assertEqual(Run("check", crowded).status, 1)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
