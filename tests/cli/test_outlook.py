"""Runs the real cimaise-cli for `outlook`: the continuations that it names, texts and exit
statuses.

Usage: test_outlook.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import itertools
import json
import subprocess
import sys
import unittest

from test_cli import CHECKOUT, EXAMPLE, GOLDENS, WRITE_REFUSED, Cli, Run

SAMPLES = CHECKOUT / "samples"
MUSEE = SAMPLES / "musee"
MUSE = SAMPLES / "muse"
GALLERIES = ("upper", "middle", "lower")


def read(file):
    return json.loads(file.read_text())


def outlook(file, *options):
    return Run("outlook", str(file), "--json", *options)


def brings_bonus(musees, mine, gallery):
    held = [gallery in musee["bonuses"] for musee in musees]
    full = [None not in musee[gallery] for musee in musees]
    return held[mine] or (not any(held) and (full[mine] or not any(full)))


def points(game, mine, witness):
    """Score of a continuation, from the rules page and the contract."""
    def alike(one, other):
        return None not in (one, other) and one % 5 == other % 5
    total = 0
    for gallery in GALLERIES:
        numbers = witness[gallery]
        total += sum(number is not None for number in numbers)
        total += 2 * sum(itertools.starmap(alike, zip(numbers, numbers[1:])))
        if None not in numbers and brings_bonus(game["musees"], mine, gallery):
            total += 4
    for row, above, below in (("top", "upper", "middle"), ("bottom", "middle", "lower")):
        total += 3 * sum(alike(witness[above][column - 1], witness[below][column - 1])
                         for column in game["staircases"][row])
    return total


def hung(musee):
    return [number for gallery in GALLERIES for number in musee[gallery] if number is not None]


class Musee(Cli):
    def assertContinuation(self, game, mine, witness):
        before = game["musees"][mine]
        self.assertEqual(list(witness), list(GALLERIES))
        taken = set(itertools.chain.from_iterable(map(hung, game["musees"])))
        new = []
        for gallery in GALLERIES:
            self.assertEqual(len(witness[gallery]), len(before[gallery]))
            for old, now in zip(before[gallery], witness[gallery]):
                if old is None and now is not None:
                    new.append(now)
                else:
                    self.assertEqual(old, now)
            rising = [number for number in witness[gallery] if number is not None]
            self.assertEqual(rising, sorted(set(rising)))
        self.assertEqual(len(new), len(set(new)))
        self.assertFalse(taken & set(new))
        self.assertLessEqual(max(new, default=0), 60 if len(game["players"]) == 3 else 50)

    def assertWitnesses(self, file, result):
        game = read(file)
        for mine, one in enumerate(result["outlooks"]):
            if one["witness"] is None:
                self.assertIsNone(one["ceiling"])
                continue
            self.assertContinuation(game, mine, one["witness"])
            self.assertEqual(points(game, mine, one["witness"]), one["ceiling"], file)
            self.assertEqual(one["proved"], one["ceiling"] == one["bound"])

    def test_the_example_of_the_contract(self):
        run = outlook(EXAMPLE)
        self.assertEqual((run.status, run.errors), (0, ""))
        self.assertEqual(list(run.json), ["game", "unplayed", "outlooks", "decided"])
        ana, bo = run.json["outlooks"]
        keys = ["player", "floor", "ceiling", "bound", "proved", "paintings", "dead", "out",
                "witness"]
        self.assertEqual([list(ana), list(bo)], [keys, keys])
        self.assertWitnesses(MUSEE / "rulebook-example.cimaise", run.json)
        del ana["witness"]
        self.assertEqual((run.json["game"], run.json["unplayed"], run.json["decided"]),
                         ("musee", 46, None))
        self.assertEqual(ana, {"player": "Ana", "floor": 11, "ceiling": 66, "bound": 66,
                               "proved": True, "paintings": 18, "dead": [], "out": False})
        self.assertEqual(points(read(MUSEE / "rulebook-example.cimaise"), 0, {
            "upper": [1, 6, 16, 18, 40, 45], "middle": [7, 11, 13, 28, 38, 50],
            "lower": [17, 22, 23, 33, 43, 48]}), 66)

    def test_samples_and_goldens(self):
        for file in [*sorted(MUSEE.glob("*.cimaise")),
                     *(file.with_name(file.name.split(".")[0] + ".cimaise")
                       for file in sorted((GOLDENS / "musee").glob("*.outlook.json")))]:
            run = outlook(file, "--seconds=0.2")
            self.assertEqual((run.status, run.errors), (Run("check", str(file)).status, ""), file)
            self.assertWitnesses(file, run.json)
            floors = [sheet["total"] for sheet in Run("score", str(file), "--json").json["scores"]]
            self.assertEqual([one["floor"] for one in run.json["outlooks"]], floors)

    def test_without_time_the_present_board_is_a_witness(self):
        run = outlook(EXAMPLE, "--seconds", "0")
        game = read(MUSEE / "rulebook-example.cimaise")
        for one, musee in zip(run.json["outlooks"], game["musees"]):
            self.assertEqual(one["witness"], {gallery: musee[gallery] for gallery in GALLERIES})
            self.assertEqual(one["ceiling"], one["floor"])
            self.assertGreaterEqual(one["bound"], 66)
            self.assertFalse(one["proved"])

    def test_hands_and_names_change_nothing(self):
        game = read(MUSEE / "disputed.cimaise")
        free = [number for number in range(1, 51)
                if number not in itertools.chain.from_iterable(map(hung, game["musees"]))]
        seen = set()
        for hands in (None, {}, {"Ana": free[:5]}, {"Ana": free[:5], "Bo": free[5:10]},
                      {"Ana": free[5:10], "Bo": free[4::-1]}, {"Bo": []}):
            changed = {**game, "hands": hands}
            if hands is None:
                del changed["hands"]
            seen.add(outlook(self.file("hands.cimaise", json.dumps(changed))).raw)
        self.assertEqual(len(seen), 1)
        renamed = {**game, "players": ["Zoé", "Aa"]}
        renamed.pop("hands", None)
        other = outlook(self.file("names.cimaise", json.dumps(renamed))).out
        self.assertEqual(other.replace("Zoé", "Ana").replace("Aa", "Bo"), seen.pop().decode())

    def test_a_problem_of_a_hand_only_sets_the_exit_status(self):
        game = read(MUSEE / "disputed.cimaise")
        alone = outlook(MUSEE / "disputed.cimaise")
        game["hands"] = {"Ana": [hung(game["musees"][0])[0]]}
        run = outlook(self.file("hand.cimaise", json.dumps(game)))
        self.assertEqual((run.raw, run.status), (alone.raw, 1))

    def test_equal_input_gives_equal_output(self):
        file = MUSEE / "disputed.cimaise"
        self.assertEqual(outlook(file).raw, outlook(file).raw)

    def test_placements_give_paintings_after_room(self):
        run = Run("placements", EXAMPLE, "--player", "Ana", "--piece", "14", "--json")
        for entry in run.json["placements"]:
            self.assertEqual(list(entry), ["place", "legal"] + (
                ["points", "lines", "room", "paintings"] if entry["legal"] else ["rule", "where"]))
        legal = {entry["place"]: entry["paintings"] for entry in run.json["placements"]
                 if entry["legal"]}
        # Left of 14 there are 1 to 12 for at most five spaces, right of it 15 to 50 without 18,
        # 28 and 38; only right of 13 and below 18 is there a space less to fill.
        self.assertEqual(set(legal.values()), {18})
        illegal = str(MUSEE / "illegal.cimaise")
        run = Run("placements", illegal, "--player", "Ana", "--piece", "16", "--json")
        self.assertEqual({entry["paintings"] for entry in run.json["placements"]
                          if entry["legal"]}, {None})


class Outlook(Cli):
    def test_every_golden(self):
        files = sorted(GOLDENS.glob("*/*.outlook.json"))
        self.assertTrue(files)
        for file in files:
            position = file.with_name(file.name.split(".")[0] + ".cimaise")
            run = outlook(position)
            self.assertEqual((run.status, run.errors), (Run("check", str(position)).status, ""))
            result = run.json
            for one in result.get("outlooks", []):
                one.pop("witness", None)
            self.assertEqual(json.dumps(result), json.dumps(read(file)), file)

    def test_what_outlook_cannot_use(self):
        self.assertUnusable(Run("outlook"), "FILE")
        self.assertUnusable(Run("outlook", self.file("bad.cimaise", "{}")))
        self.assertUnusable(Run("outlook", "/nowhere"))
        for option in ("--player=Ana", "--piece=14"):
            self.assertUnusable(Run("outlook", EXAMPLE, option))
        for seconds in ("x", "-1", "", "1e3", "3601", "nan"):
            self.assertUnusable(Run("outlook", EXAMPLE, f"--seconds={seconds}"))
            self.assertUnusable(Run("outlook", EXAMPLE, "--seconds", seconds))

    def test_bad_files_are_refused_as_by_check(self):
        subprocess.run([WRITE_REFUSED, str(self.folder / "refused")], check=True)
        files = [str(file) for file in sorted((self.folder / "refused").iterdir())]
        self.assertGreater(len(files), 300)
        check = Run("check", "--json", *files)
        run = Run("outlook", "--json", *files)
        self.assertEqual((run.status, run.errors, run.raw), (2, check.errors, check.raw))

    def test_a_board_alone_is_refused(self):
        link = Run("link", EXAMPLE, "--player", "Ana").out.strip()
        self.assertUnusable(Run("outlook", link))

    def test_standard_input(self):
        text = (MUSE / "finished-4.cimaise").read_bytes()
        self.assertEqual(Run("outlook", "-", stdin=text).raw,
                         Run("outlook", str(MUSE / "finished-4.cimaise")).raw)

    def test_a_link_is_taken_like_a_file(self):
        file = str(MUSEE / "finished-2.cimaise")
        link = Run("link", file).out.strip()
        self.assertEqual(Run("outlook", link, "--json").raw, Run("outlook", file, "--json").raw)

    def test_every_text_fits_a_terminal(self):
        goldens = sorted(GOLDENS.glob("*/*.outlook.json"))
        files = [str(file) for game in sorted({golden.parent.name for golden in goldens})
                 for file in sorted((SAMPLES / game).glob("*.cimaise"))]
        files += [str(file.with_name(file.name.split(".")[0] + ".cimaise")) for file in goldens]
        for language in ("en", "fr"):
            done = Run("outlook", *files, "--seconds=0.1", "--lang", language)
            self.assertEqual((done.status, done.errors), (1, ""))
            for line in done.out.splitlines():
                if line.startswith("==> "):
                    continue
                self.assertNotRegex(line, r"[{}]|%n|\b(cli|art|mus\w+)\.[a-z]")
                self.assertLessEqual(len(line), 80, line)
                self.assertEqual(line, line.rstrip())

    def test_words(self):
        golden = str(GOLDENS / "musee" / "outlook-one-number-for-two-spaces.cimaise")
        want = {"en": ("Now 20 points, at most 25 points.", "Can no longer share first place",
                       "Decided: only Ana can still win.",
                       "Most paintings that this Musée could end with: 17"),
                "fr": ("Actuellement 20 points, 25 points au plus.",
                       "Ne peut plus partager la première place",
                       "C’est joué\u202f: la victoire ne peut plus échapper à Ana.",
                       "Nombre maximal de tableaux sur ce Musée à la fin\u202f: 17")}
        for language, sentences in want.items():
            text = " ".join(Run("outlook", golden, "--lang", language).out.split())
            for sentence in sentences:
                self.assertIn(" ".join(sentence.split()), text)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
