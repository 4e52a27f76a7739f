"""Runs the real cimaise-cli with games of Art Society: tiles as pieces, offers, the auction.

Usage: test_art_society.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import itertools
import json
import sys
import unittest

from test_cli import CHECKOUT, EXAMPLE, Cli, Run
from test_outlook import outlook, read

SAMPLES = CHECKOUT / "samples" / "art-society"
GOLDENS = CHECKOUT / "tests" / "golden" / "art-society"
FINISHED = str(SAMPLES / "finished-3.cimaise")
TYPES = ["city-life", "portrait", "still-life", "landscape"]


class Commands(Cli):
    def test_a_wall_without_prestige_is_answered_with_its_range(self):
        file = str(GOLDENS / "museum-empty-later.cimaise")
        run = Run("score", file, "--json")
        self.assertEqual([sheet["range"] for sheet in run.json["scores"]], [[-4, 4], [-6, 0]])
        self.assertEqual(list(run.json["scores"][0]),
                         ["player", "total", "atLeast", "range", "lines"])
        text = Run("score", file).out
        self.assertIn("−4 to 4", text)
        self.assertIn("depend on the museum’s ranking, which is not entered", " ".join(text.split()))
        self.assertIn("Ana (−4 to 4)", " ".join(Run("check", file).out.split()))
        self.assertIn("Ana (−4 à 4)", " ".join(Run("check", file, "--lang", "fr").out.split()))

    def test_every_golden_placement(self):
        files = sorted(GOLDENS.glob("*.placements.json"))
        self.assertTrue(files)
        for file in files:
            expected = json.loads(file.read_text())
            golden = file.with_name(file.name.split(".")[0] + ".cimaise")
            run = Run("placements", str(golden), "--json", "--player", expected["player"],
                      "--piece", expected["piece"])
            self.assertEqual(list(run.json), ["game", "player", "piece", "placements", "offers"])
            self.assertEqual(run.json["offers"], expected["offers"], file)
            self.assertEqual(len(run.json["placements"]), len(expected["placements"]))
            for found, wanted in zip(run.json["placements"], expected["placements"]):
                if wanted["legal"]:
                    wanted["where"] = wanted["matches"]
                    wanted["matches"] = len(wanted["matches"])
                self.assertEqual(found, wanted, file)
                self.assertEqual(list(found), ["place", "size", "legal"] + (
                    ["points", "lines", "matches", "where", "fauxpas", "corners", "eyeline"]
                    if wanted["legal"] else ["rule", "where"]))

    def test_unknown_pieces(self):
        for piece in ("14", "portrait", "portrait:a", "portrait:e:2x3", "portrait:a:0x3", "decor:0",
                      "decor:100", "Portrait:a:2x3", "portrait:a:2x61", ""):
            self.assertUnusable(Run("placements", FINISHED, "--player", "Ana",
                                    f"--piece={piece}"))
        self.assertUnusable(Run("placements", FINISHED, "--player", "Di", "--piece=decor:1"))

    def auction(self, **stacks):
        document = json.loads((SAMPLES / "finished-3.cimaise").read_text())
        document["auction"] = stacks
        return self.file("auction.cimaise", json.dumps(document))

    def test_auction(self):
        file = self.auction(Ana=[7, 3, 2], Bo=[9, 8, 1], Cy=[7, 5, 4])
        run = Run("auction", file, "--json")
        self.assertEqual((run.status, run.errors), (0, ""))
        self.assertEqual(run.json, {"game": "art-society", "order": [
            {"player": "Bo", "bid": 9, "decidedBy": 1}, {"player": "Cy", "bid": 7, "decidedBy": 2},
            {"player": "Ana", "bid": 7, "decidedBy": 2}]})
        for language, bids in (("en", "Bo bids 9"), ("fr", "Bo mise 9")):
            text = Run("auction", file, "--lang", language).out
            self.assertIn(bids, text)
            self.assertNotRegex(text, r"(?<!\[)\b(cli|art)\.[a-z]|[{}]|%n")

    def test_auctions_without_an_order(self):
        self.assertUnusable(Run("auction", self.auction(Ana=[7, 2], Bo=[7, 2], Cy=[9, 1])),
                            "Ana", "Bo")
        self.assertUnusable(Run("auction", self.auction(Ana=[7, 2], Bo=[6, 1])), "Cy")
        self.assertUnusable(Run("auction", str(SAMPLES / "illegal.cimaise"), "--json"), "Ana")
        self.assertUnusable(Run("auction", EXAMPLE), "Art Society")
        self.assertUnusable(Run("auction"))

    def test_an_auction_ends_as_check_does(self):
        document = json.loads((SAMPLES / "illegal.cimaise").read_text())
        document["auction"] = {"Ana": [5, 1], "Bo": [4, 2]}
        self.assertEqual(Run("auction", self.file("bad.cimaise", json.dumps(document))).status, 1)

    def test_as_text_in_both_languages(self):
        for language in ("en", "fr"):
            for file in sorted(SAMPLES.glob("*.cimaise")):
                for arguments in (["score"], ["placements", "--player=Ana", "--piece=decor:2"],
                                  ["placements", "--player=Bo", "--piece=landscape:b:4x3"]):
                    text = Run(arguments[0], str(file), *arguments[1:], "--lang", language).out
                    self.assertTrue(text)
                    self.assertNotRegex(text, r"(?<!\[)\b(cli|art)\.[a-z]|[{}]|%n")

    def test_rules(self):
        rules = Run("rules", "art-society", "--json").json
        severities = {rule["id"]: rule["severity"] for rule in rules["rules"]}
        self.assertEqual(len(severities), 16)
        self.assertEqual((severities["art.touch"], severities["art.assistant"]), ("illegal", None))
        for entry in ("art.assistant", "art.score.eyeline", "art.decor.four"):
            self.assertEqual(Run("rule", entry).status, 0)

    def test_example_and_disputed_sample(self):
        example = Run("score", str(SAMPLES / "rulebook-example.cimaise"), "--json").json
        self.assertEqual(example["scores"][0]["total"], 64)
        disputed = json.loads((SAMPLES / "disputed.cimaise").read_text())
        totals = []
        for option in ("no", "yes"):
            disputed["readings"] = {"art.prestige.black": option}
            run = Run("score", self.file(f"{option}.cimaise", json.dumps(disputed)), "--json")
            totals.append([score["total"] for score in run.json["scores"]])
        self.assertEqual(totals, [[35, 33, 39], [35, 35, 40]])

    def test_refusals_are_grouped_by_reason(self):
        wall = str(GOLDENS / "placing.cimaise")
        def text(*arguments):
            return Run("placements", wall, "--player", "Ana", "--piece", "landscape:a:2x2",
                       *arguments).out.split("Illegal placements\n")[1]
        placements = Run("placements", wall, "--player", "Ana", "--piece", "landscape:a:2x2",
                         "--json").json["placements"]
        illegal = [one for one in placements if not one["legal"]]
        overlaps = sum(one["rule"] == "art.overlap" for one in illegal)
        self.assertIn(f"  – overlaps another tile: {overlaps} placement", text())
        self.assertNotIn("One tile per square", text("--all"))  # the rule says the opposite
        self.assertLess(text().count("\n"), 8)
        self.assertGreaterEqual(text("--all").count("\n"), len(illegal))

    def test_lower_places_by_hand_are_our_choice(self):
        tie = json.loads((GOLDENS / "tie-for-the-last-place.cimaise").read_text())
        self.assertNotIn("our choice", Run("score", self.file("tie", json.dumps(tie))).out)
        tie["walls"][1]["hand"] = [1, 2]
        tie["walls"][2]["hand"] = [4]
        said = " ".join(Run("score", self.file("tie", json.dumps(tie))).out.split())
        self.assertIn("ties for first place only", said)


class Outlook(Cli):
    def test_shape_and_order(self):
        for file in sorted(SAMPLES.glob("*.cimaise")):
            run = outlook(file)
            self.assertEqual((run.status, run.errors), (Run("check", str(file)).status, ""), file)
            self.assertEqual(list(run.json), ["game", "outlooks"])
            self.assertEqual([one["player"] for one in run.json["outlooks"]],
                             read(file)["players"])
            for one in run.json["outlooks"]:
                self.assertEqual(list(one), ["player", "empty", "decorOnly", "shields", "sizes"])
                if one["empty"] is None:
                    self.assertEqual(list(one.values())[1:], [None, None, None, []])
                    continue
                self.assertEqual(one["shields"], len(one["decorOnly"]))
                self.assertEqual([size["size"] for size in one["sizes"]],
                                 [[columns, rows] for columns in range(2, 6)
                                  for rows in range(2, 6)])
                for size in one["sizes"]:
                    self.assertEqual(list(size), ["size", "places", "clean"])
                    self.assertEqual(list(size["clean"]), TYPES)

    def test_places_are_those_of_placements(self):
        file = SAMPLES / "unfinished.cimaise"
        for one in outlook(file).json["outlooks"]:
            for size in one["sizes"]:
                for kind in TYPES:
                    columns, rows = size["size"]
                    run = Run("placements", str(file), "--json", "--player", one["player"],
                              "--piece", f"{kind}:a:{columns}x{rows}")
                    legal = [entry for entry in run.json["placements"] if entry["legal"]]
                    self.assertEqual(len(legal), size["places"])
                    self.assertEqual(sum(not entry["fauxpas"] for entry in legal),
                                     size["clean"][kind])

    def test_an_overlap_keeps_one_wall_unknown(self):
        run = outlook(GOLDENS / "overlap-pair.cimaise")
        ana, bo = run.json["outlooks"]
        self.assertEqual(ana, {"player": "Ana", "empty": None, "decorOnly": None, "shields": None,
                               "sizes": []})
        self.assertEqual(bo["empty"], 102)
        self.assertEqual(run.status, 1)

    def test_hands_bids_marks_and_assistants_change_nothing(self):
        game = read(SAMPLES / "unfinished.cimaise")
        whole = outlook(SAMPLES / "unfinished.cimaise").raw
        for key in ("hands", "auction"):
            game.pop(key, None)
        for index, wall in enumerate(game["walls"]):
            wall.pop("hand", None)
            wall["assistant"] = None
            for tile in wall["tiles"]:
                tile.pop("start", None)
        self.assertEqual(outlook(self.file("bare.cimaise", json.dumps(game))).raw, whole)
        bids = [[5, 3, 1], [6, 4, 2]]
        for order in itertools.permutations(bids):
            game["auction"] = dict(zip(game["players"], order))
            for wall, hand in zip(game["walls"], order):
                wall["hand"] = hand
            self.assertEqual(outlook(self.file("bids.cimaise", json.dumps(game))).raw, whole)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
