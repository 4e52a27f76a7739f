"""Runs the real cimaise-cli like other programs do and checks its contract: the shape of its
output, its exit statuses, and the use of standard output and error.

Usage: test_cli.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import functools
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv[1])
CHECKOUT = pathlib.Path(sys.argv[2]).absolute()
WRITE_REFUSED = os.path.abspath(sys.argv[3])  # writes every refused document into a folder
SAMPLES = CHECKOUT / "samples" / "musee"
GOLDENS = CHECKOUT / "tests" / "golden"
GAMES = sorted(folder.name for folder in SAMPLES.parent.iterdir())
EXAMPLE = str(SAMPLES / "rulebook-example.cimaise")
ILLEGAL = str(SAMPLES / "illegal.cimaise")
DISPUTED = str(SAMPLES.parent / "museum" / "disputed.cimaise")

RULES = ["musee.players", "musee.staircases", "musee.deck", "musee.unique", "musee.ascending",
         "musee.bonus.full", "musee.bonus.once", "musee.bonus.unclaimed", "musee.stuck"]
LINES = ["paintings", "neighbours", "staircases", "gallery-bonuses"]
READINGS = ["musee.match.shared", "musee.stuck.team"]


class Run:
    """One call of the program in an English environment."""

    def __init__(self, *arguments, stdin=b"", stdout=subprocess.PIPE, environment=None, cwd=None):
        home = {"PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8"}
        done = subprocess.run([PROGRAM, *arguments], input=stdin, stdout=stdout, cwd=cwd,
                              stderr=subprocess.PIPE, env={**home, **(environment or {})},
                              timeout=600, check=False)
        self.status = done.returncode
        self.raw = done.stdout or b""
        self.errors = done.stderr.decode(errors="replace")

    @property
    def out(self):
        return self.raw.decode()

    @property
    def json(self):
        return json.loads(self.raw)

    @property
    def lines(self):
        """The objects of a call for several files."""
        return [json.loads(line) for line in self.out.splitlines()]


@functools.cache
def rules_of(game):
    return Run("rules", game, "--json").json


def expected_of(golden):
    """The expected result, with what a golden leaves out: see tests/golden/golden_text.h."""
    expected = json.loads(golden.with_suffix(".expected.json").read_text())
    rules = rules_of(golden.parent.name)
    expected["readings"] = {**{reading["id"]: reading["options"][0]["id"]
                               for reading in rules["readings"]}, **expected["readings"]}
    for sheet in expected["scores"]:
        paid = {line["id"]: line for line in sheet["lines"]}
        sheet.setdefault("atLeast", False)
        sheet["lines"] = [paid.get(line["id"], {"id": line["id"], "points": 0, "where": []})
                          for line in rules["lines"]]
    return expected


class Cli(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def assertUnusable(self, run, *parts):
        """Exit status 2: one line on standard error, nothing on standard output."""
        self.assertEqual(run.status, 2, run.errors)
        self.assertEqual(run.raw, b"")
        self.assertRegex(run.errors, r"\Acimaise-cli: [^\n]+\n\Z")
        for part in parts:
            self.assertIn(part, run.errors)
        self.assertNotRegex(run.errors, r"\b(cli|disk)\.[a-z]")  # an id without words


class Open(Cli):
    def test_ranking_says_that_findings_are_open(self):
        self.assertNotIn("Provisional ranking", Run("score", EXAMPLE).out)
        ranking = Run("score", ILLEGAL).out.split("\nRanking so far\n")[1]
        self.assertRegex(ranking, r"\A  Provisional ranking: \d+ findings? can change it\.\n")


class Shapes(Cli):
    def test_score_of_the_rulebooks_example(self):
        run = Run("score", EXAMPLE, "--json")
        self.assertEqual((run.status, run.errors), (0, ""))
        result = run.json
        self.assertEqual(list(result), ["game", "legal", "complete", "readings", "findings",
                                        "scores", "ranking"])
        self.assertEqual(result["readings"], {"musee.match.shared": "no",
                                              "musee.stuck.team": "player"})
        self.assertEqual(result["scores"][0], {
            "player": "Ana", "total": 11, "atLeast": False,
            "lines": [
                {"id": "paintings", "points": 4,
                 "where": ["upper:4", "middle:3", "middle:4", "middle:5"]},
                {"id": "neighbours", "points": 4,
                 "where": ["middle:3", "middle:4", "middle:4", "middle:5"]},
                {"id": "staircases", "points": 3, "where": ["upper:4", "middle:4"]},
                {"id": "gallery-bonuses", "points": 0, "where": []}]})
        self.assertEqual(list(result["scores"][0]), ["player", "total", "atLeast", "lines"])
        self.assertEqual(list(result["scores"][0]["lines"][0]), ["id", "points", "where"])
        self.assertEqual(list(result["ranking"][0]), ["place", "players", "decidedBy"])

    def test_check_leaves_scores_and_ranking_out(self):
        run = Run("check", ILLEGAL, "--json")
        self.assertEqual((run.status, run.errors), (1, ""))
        self.assertEqual(list(run.json), ["game", "legal", "complete", "readings", "findings"])
        for finding in run.json["findings"]:
            self.assertEqual(list(finding), ["rule", "severity", "player", "where", "message"])
            self.assertTrue(finding["message"])
            self.assertNotIn("{", finding["message"])

    def test_one_file_is_set_in_by_two_and_several_take_a_line_each(self):
        self.assertTrue(Run("check", EXAMPLE, "--json").out.startswith('{\n  "game": "musee",\n'))
        run = Run("check", EXAMPLE, ILLEGAL, "--json")
        self.assertEqual(run.status, 1)
        self.assertEqual([line["file"] for line in run.lines], [EXAMPLE, ILLEGAL])
        self.assertEqual([next(iter(line)) for line in run.lines], ["file", "file"])
        self.assertTrue(run.out.startswith('{"file":'))

    def test_every_golden(self):
        for game in GAMES:
            files = sorted((GOLDENS / game).glob("*.cimaise"))
            run = Run("score", "--json", *map(str, files))
            self.assertEqual((run.status, run.errors), (1, ""), game)
            self.assertEqual(len(run.lines), len(files))
            for file, result in zip(files, run.lines):
                expected = expected_of(file)
                expected["findings"] = [finding[:4] for finding in expected["findings"]]
                result["findings"] = [
                    [finding[key] for key in ("rule", "severity", "player", "where")]
                    for finding in result["findings"]]
                self.assertEqual((result.pop("file"), result.pop("game")), (str(file), game))
                self.assertEqual(result, {key: expected[key] for key in result}, file.name)

    def test_every_golden_placement(self):
        files = sorted((GOLDENS / "musee").glob("*.placements.json"))
        self.assertTrue(files)
        for file in files:
            expected = json.loads(file.read_text())
            golden = file.with_name(file.name.split(".")[0] + ".cimaise")
            run = Run("placements", str(golden), "--json", "--player", expected["player"],
                      "--piece", expected["piece"])
            expected["player"] = expected.pop("side")
            expected["game"] = "musee"
            self.assertEqual(run.json, expected, file.name)
            self.assertEqual(list(run.json), ["game", "player", "piece", "placements"])
            for placement in run.json["placements"]:
                self.assertEqual(list(placement),
                                 ["place", "legal", "points", "lines", "room", "paintings"]
                                 if placement["legal"] else ["place", "legal", "rule", "where"])

    def test_placements_end_as_check_does(self):
        for file in (EXAMPLE, ILLEGAL):
            run = Run("placements", file, "--player", "Bo", "--piece", "50", "--json")
            self.assertEqual(run.status, Run("check", file).status)

    def test_placements_at_one_place(self):
        def places(*arguments):
            run = Run("placements", EXAMPLE, "--player", "Ana", "--piece", "14", *arguments, "--json")
            self.assertEqual((run.status, run.errors), (0, ""))
            return run.json
        whole = places()
        self.assertEqual([one["legal"] for one in whole["placements"][:4]],
                         [True, True, True, False])  # 18 hangs on the fourth space
        for place in ("upper:1", "upper:4", "lower:6"):
            entry, = [one for one in whole["placements"] if one["place"] == place]
            self.assertEqual(places("--at", place), {**whole, "placements": [entry]})
        for place in ("upper:7", "upper:0", "upper", "4", "upper:04", "Upper:4", "", "up\nper"):
            with self.subTest(place):
                self.assertUnusable(Run("placements", EXAMPLE, "--player", "Ana", "--piece", "14",
                                        f"--at={place}", "--json"))

    def test_one_place_is_said_of_itself_only(self):
        def text(place):
            return Run("placements", EXAMPLE, "--player", "Ana", "--piece", "14", "--at", place).out
        self.assertIn("Ana: legal placements for 14\n", text("upper:1"))
        self.assertNotIn("Illegal placements", text("upper:1"))
        self.assertIn("Illegal placements", text("upper:4"))
        self.assertNotIn("no legal placement", text("upper:4"))

    def test_figures_of_placements_have_words(self):
        out = Run("placements", EXAMPLE, "--player", "Ana", "--piece", "14").out
        self.assertNotIn("[", out.split("legal placements")[1].split("Illegal")[0])
        self.assertRegex(" ".join(out.split()), r"leaves \d+ · \d+ · \d+ numbers, up to \d+ painting")

    def test_rules(self):
        run = Run("rules", "musee", "--json")
        self.assertEqual((run.status, run.errors), (0, ""))
        self.assertEqual(list(run.json), ["game", "rules", "lines", "readings", "play"])
        self.assertEqual([rule["id"] for rule in run.json["rules"]], RULES)
        self.assertEqual([line["id"] for line in run.json["lines"]], LINES)
        self.assertEqual([reading["id"] for reading in run.json["readings"]], READINGS)
        self.assertEqual(list(run.json["rules"][0]), ["id", "severity", "title", "text", "citation"])
        self.assertEqual(list(run.json["lines"][0]), ["id", "title", "text", "citation"])
        self.assertEqual(list(run.json["readings"][0]),
                         ["id", "question", "text", "citation", "options"])
        self.assertEqual([option["id"] for option in run.json["readings"][1]["options"]],
                         ["player", "team"])

    def test_rule(self):
        for game in GAMES:
            book = Run("rules", game, "--json").json
            lines = book["rules"][0]["id"].split(".")[0] + ".score."
            for kind, prefix in (("rules", ""), ("lines", lines), ("readings", ""), ("play", "")):
                for entry in book[kind]:
                    run = Run("rule", prefix + entry["id"], "--json")
                    self.assertEqual(run.status, 0)
                    self.assertEqual(run.json, {"game": game, **entry})
                    self.assertEqual(next(iter(run.json)), "game")


class Texts(Cli):
    def test_score(self):
        run = Run("score", EXAMPLE)
        self.assertEqual((run.status, run.errors), (0, ""))
        for row in ("upper    ·   ·   ·  18   ·   ·", "middle   ·   ·  13  28  38   ·",
                    "+3  18 and 28 share a theme across a Staircase"):
            self.assertIn(row, run.out)
        self.assertRegex(run.out, r"Total +11\n")
        self.assertRegex(run.out, r"1\. Ana +11\n")

    def test_evidence_adds_up_to_its_line(self):
        figure = r"([+\u2212-]?\d+)"

        def value(text):
            return int(text.replace("\u2212", "-"))

        shown = 0
        for file in sorted(SAMPLES.parent.glob("*/*.cimaise")):
            title, points, evidence = "", 0, []
            for line in [*Run("score", file).out.splitlines(), ""]:
                head = re.match(rf"  (\S.*?) +{figure}$", line)
                if (head or not line) and evidence:
                    counted = re.search(r"(\d+) × 1$", title)  # stands for as many lines of +1
                    total = sum(evidence) + (int(counted[1]) if counted else 0)
                    self.assertEqual(total, points, f"{file}: {title}")
                    shown += 1
                if head or not line:  # drawings have no title: their figures are no evidence
                    title, points, evidence = (head[1], value(head[2]), []) if head else ("", 0, [])
                elif title and (piece := re.match(rf" {{4,6}}{figure}  \S", line)):
                    evidence.append(value(piece[1]))
        self.assertGreater(shown, 50)

    def test_findings_say_where_why_and_by_which_rule(self):
        run = Run("check", ILLEGAL)
        self.assertEqual(run.status, 1)
        for part in ("\nIllegal\n", "17 hangs to the right of 22", "middle gallery, space 2",
                     "Check both numbers", "Rulebook, “Rules for placement”",
                     "[musee.ascending]", "[musee.bonus.full]"):
            self.assertIn(part, run.out)

    def test_several_files_are_headed_by_their_names(self):
        run = Run("check", EXAMPLE, ILLEGAL)
        self.assertTrue(run.out.startswith(f"==> {EXAMPLE} <==\n"))
        self.assertIn(f"\n==> {ILLEGAL} <==\n", run.out)

    def test_every_command_in_both_languages_fits_a_terminal(self):
        for language in ("en", "fr"):
            for arguments in (["--help"], ["rule", "musee.score.staircases"],
                              *(["rules", game] for game in GAMES),
                              ["score", *map(str, sorted(SAMPLES.parent.glob("*/*.cimaise")))],
                              *(["score", *(str(file) for file in (GOLDENS / game).glob("*.cimaise")
                                            if file.stem != "wall-largest")] for game in GAMES),
                              ["placements", EXAMPLE, "--player", "Ana", "--piece", "14"],
                              ["arrange", DISPUTED, "--player", "Bo"]):
                run = Run(*arguments, "--lang", language)
                self.assertIn(run.status, (0, 1))
                self.assertEqual(run.errors, "")
                self.assertNotRegex(run.out, r"[{}]|%n")
                for line in run.out.splitlines():
                    self.assertTrue(len(line) <= 80 or line.startswith("==> "), line)
                    self.assertEqual(line, line.rstrip())

    def test_readings_are_shown_when_they_differ(self):
        file = str(GOLDENS / "musee" / "file-every-key.cimaise")
        self.assertIn("Does a shared victory count as a win", Run("check", file).out)
        self.assertNotIn("Does a shared victory count as a win", Run("check", EXAMPLE).out)

    def test_a_tie_break_is_shown_when_it_decided(self):
        tie = str(GOLDENS / "musee" / "tie-paintings.cimaise")
        self.assertIn("Tied on points. Paintings: 4–2.", Run("score", tie).out)
        self.assertNotIn("Tied on points", Run("score", EXAMPLE).out)


class Directions(Cli):
    """Names written from right to left."""

    NAMES = ("דנה 2", "عمر")

    def test_names_keep_to_themselves(self):
        document = json.loads(pathlib.Path(EXAMPLE).read_text("utf-8"))
        document["players"] = list(self.NAMES)
        document["title"] = "ערב 3"
        file = self.file("rtl.cimaise", json.dumps(document))
        out = Run("score", file).out
        for name in self.NAMES:
            self.assertEqual(out.count(name), out.count(f"\u2068{name}\u2069"), name)
        self.assertIn("· \u2068ערב 3\u2069", out)
        ranking = out.split("\nRanking so far\n")[1]
        for line in ranking.splitlines():
            if re.match(r"  \d\. ", line):
                plain = line.replace("\u2068", "").replace("\u2069", "")
                self.assertEqual(len(plain), 40, "the figure ends in its column")

    def test_other_names_have_no_isolates(self):
        for arguments in (("score", EXAMPLE), ("check", ILLEGAL), ("rulings", EXAMPLE)):
            self.assertNotRegex(Run(*arguments).out, "[\u2066-\u2069]")

    def test_json_has_the_names_alone(self):
        document = json.loads(pathlib.Path(EXAMPLE).read_text("utf-8"))
        document["players"] = list(self.NAMES)
        result = Run("score", self.file("rtl.cimaise", json.dumps(document)), "--json").json
        self.assertEqual([score["player"] for score in result["scores"]], list(self.NAMES))


class Languages(Cli):
    def message(self, *arguments, environment=None):
        run = Run("check", ILLEGAL, "--json", *arguments, environment=environment)
        return run.json["findings"][0]["message"]

    def test_asked_for_or_the_systems(self):
        english = self.message("--lang", "en")
        french = self.message("--lang", "fr")
        self.assertNotEqual(english, french)
        self.assertEqual(self.message("--lang=fr"), french)
        self.assertEqual(self.message(), english)
        for environment in ({"LANG": "fr_FR.UTF-8"}, {"LC_ALL": "fr_BE.UTF-8"},
                            {"LANGUAGE": "fr:en", "LANG": "en_GB.UTF-8"}):
            self.assertEqual(self.message(environment=environment), french)
            self.assertEqual(self.message("--lang", "en", environment=environment), english)

    def test_complaints_too(self):
        self.assertUnusable(Run("--lang", "fr", "rule", "x"), "«")
        self.assertUnusable(Run("rule", "x", "--lang=fr"), "«")

    def test_ids_and_figures_stay(self):
        english, french = (Run("score", ILLEGAL, "--json", "--lang", language).json
                           for language in ("en", "fr"))
        for result in (english, french):
            for finding in result["findings"]:
                del finding["message"]
        self.assertEqual(english, french)


class Usage(Cli):
    def test_help_and_version(self):
        for arguments in (["--help"], ["-h"], ["check", "--help"], ["--version"]):
            run = Run(*arguments)
            self.assertEqual((run.status, run.errors), (0, ""))
            self.assertTrue(run.out.strip())
        self.assertRegex(Run("--version").out, r"\Acimaise-cli \d+\.\d+\.\d+, commit (unknown|[0-9a-f]{8,}\+?)\n\Z")

    def test_wrong_arguments(self):
        for arguments in ([], ["foo"], ["--json"], ["check"], ["rules"], ["rule"],
                          ["rules", "chess"], ["rules", "musee", "more"], ["rule", "musee.colour"],
                          ["rule", "musee"], ["rule", "neighbours"], ["check", EXAMPLE, "--jsn"],
                          ["check", EXAMPLE, "--lang"], ["check", EXAMPLE, "--lang", "de"],
                          ["check", EXAMPLE, "--player", "Ana"], ["check", ""],
                          ["placements", EXAMPLE], ["placements", EXAMPLE, "--player", "Ana"],
                          ["placements", EXAMPLE, "--piece", "14"],
                          ["placements", EXAMPLE, "--player", "Ana", "--piece", "14", "--at"],
                          ["check", EXAMPLE, "--at", "upper:1"],
                          ["placements", "--player", "Ana", "--piece", "14"]):
            with self.subTest(arguments):
                self.assertUnusable(Run(*arguments))
                self.assertUnusable(Run(*arguments, "--lang=fr"))

    def test_unknown_player_or_piece(self):
        for player, piece in (("Cy", "14"), ("", "14"), ("ana", "14"), ("Ana & Bo", "14"),
                              ("Ana", "0"), ("Ana", "61"), ("Ana", "-14"), ("Ana", "014"),
                              ("Ana", "14.0"), ("Ana", ""), ("Ana", "x"), ("Ana", " 14"),
                              ("Ana", "99999999999999999999"), ("Ana\nBo", "14")):
            with self.subTest((player, piece)):
                self.assertUnusable(Run("placements", EXAMPLE, "--json", f"--player={player}",
                                        f"--piece={piece}"))

    def test_a_player_without_a_musee(self):
        file = str(GOLDENS / "musee" / "musees-one-for-two.cimaise")
        self.assertEqual(Run("placements", file, "--player", "Ana", "--piece", "1").status, 1)
        self.assertUnusable(Run("placements", file, "--player", "Bo", "--piece", "1"), file, "Bo")

    def test_files_called_like_commands_or_options(self):
        text = pathlib.Path(EXAMPLE).read_text()
        self.file("check", text)
        self.file("--json", text)
        self.assertEqual(Run("check", "check", cwd=self.folder).status, 0)
        self.assertEqual(Run("check", "./--json", cwd=self.folder).status, 0)
        self.assertEqual(Run("check", "--", "--json", cwd=self.folder).status, 0)


class Inputs(Cli):
    def setUp(self):
        super().setUp()
        subprocess.run([WRITE_REFUSED, str(self.folder / "refused")], check=True)

    def refused(self, name):
        return str(self.folder / "refused" / f"{name}.json")

    def test_standard_input(self):
        text = pathlib.Path(ILLEGAL).read_bytes()
        run = Run("check", "-", "--json", stdin=text)
        self.assertEqual((run.status, run.out), (1, Run("check", ILLEGAL, "--json").out))
        both = Run("check", "-", EXAMPLE, "--json", stdin=text)
        self.assertEqual([line["file"] for line in both.lines], ["-", EXAMPLE])
        self.assertUnusable(Run("check", "-"), "cimaise-cli: -: ")

    def test_refused_goldens(self):
        faults = [fault for file in sorted((GOLDENS / "refused").glob("*.faults.json"))
                  for fault in json.loads(file.read_text())]
        self.assertGreater(len(faults), 300)
        for fault in faults:
            file = self.refused(fault["name"])
            for command in ("check", "score"):
                self.assertUnusable(Run(command, file, "--json"),
                                    f"cimaise-cli: {file}: {fault['pointer']}")

    def test_exports_are_named(self):
        for content, reason in (
                ("id,game,date,title,player,team\r\n", "This is a table of results (.csv), not a game."),
                ("\ufeffid,game,date,title,player,team\r\n", "This is a table of results (.csv), not a game."),
                ("\ufeffid;game;date;title;player;team\r\n", "This is a table of results (.csv), not a game."),
                ("\ufeffid\tgame\tdate\ttitle\tplayer\t", "This is a table of results (.csv), not a game."),
                ("\ufeffid;jeu;date;titre;joueur;", "This is a table of results (.csv), not a game."),
                ('{"plays":[],"userInfo":{"meRefId":0}}', "This is a file for BG Stats (.bgsplay)"),
                ('{"document":{},"origin":"x"}\n{"document":{}}\n',
                 "This is a list of games for other programs (.jsonl)"),
                ("PK\x03\x04cimaise.jsonl", "This is an archive of several games (.cimaises).")):
            path = self.file("export", content)
            for command in ("check", "score"):
                self.assertIn(reason, Run(command, path).errors)

    def test_web_pages_and_empty_files(self):
        page = Run("check", self.file("page.cimaise", "<html>not found</html>"))
        self.assertIn("not valid JSON", page.errors)
        self.assertIn("This file is empty.", Run("check", self.file("empty.cimaise", "")).errors)

    def test_pointer_and_reason_on_one_line(self):
        file = self.refused("exhibit-61")
        self.assertEqual(Run("check", file).errors,
                         f"cimaise-cli: {file}: /musees/1/middle/2: "
                         "Expected a whole number from 1 to 60, or null.\n")
        key = self.file("key.cimaise", '{"cimaise": 1, "game": "musee", "a\\nb\\u001b": 1}')
        self.assertUnusable(Run("check", key), "/a⟨U+000A⟩b⟨U+001B⟩: ")

    def test_others_are_still_done(self):
        refused = self.refused("exhibit-61")
        missing = str(self.folder / "missing")
        run = Run("score", EXAMPLE, refused, missing, ILLEGAL, "--json")
        self.assertEqual(run.status, 2)
        self.assertEqual(run.errors.count("\n"), 2)
        self.assertEqual([line["file"] for line in run.lines], [EXAMPLE, refused, missing, ILLEGAL])
        self.assertEqual(run.lines[1], {"file": refused, "error": {
            "pointer": "/musees/1/middle/2",
            "message": "Expected a whole number from 1 to 60, or null."}})
        self.assertEqual(list(run.lines[1]["error"]), ["pointer", "message"])
        self.assertEqual(run.lines[2]["error"]["pointer"], "")
        text = Run("score", EXAMPLE, refused, ILLEGAL)
        self.assertEqual((text.status, text.errors.count("\n")), (2, 1))
        self.assertNotIn(refused, text.out)
        self.assertIn(ILLEGAL, text.out)

    def test_placements_of_several_files(self):
        team = str(SAMPLES / "finished-4.cimaise")
        run = Run("placements", EXAMPLE, team, "--player", "Di", "--piece", "5", "--json")
        self.assertEqual((run.status, run.errors.count("\n")), (2, 1))
        self.assertEqual(list(run.lines[0]), ["file", "error"])
        self.assertEqual((run.lines[1]["file"], run.lines[1]["player"]), (team, "Bo & Di"))

    def test_missing_and_folders(self):
        self.assertUnusable(Run("check", str(self.folder / "missing")), "not found")
        self.assertUnusable(Run("check", str(self.folder)), "a folder")
        self.assertUnusable(Run("check", EXAMPLE + "/x"))

    @unittest.skipIf(os.geteuid() == 0, "root may read everything")
    def test_not_allowed(self):
        file = self.file("secret.cimaise", "{}")
        os.chmod(file, 0)
        self.assertUnusable(Run("check", file), "not allow")

    def test_a_gigabyte(self):
        path = self.folder / "large.cimaise"
        with open(path, "wb") as file:
            file.truncate(1 << 30)
        self.assertUnusable(Run("check", str(path)), "larger than 4 MB")

    def test_only_plain_files_are_read(self):
        """Nothing is waited for: nobody ever writes into these."""
        os.mkfifo(self.folder / "fifo")
        os.symlink("fifo", self.folder / "link")
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(str(self.folder / "socket"))
            for name in ("fifo", "link", "socket", "/dev/zero", "/dev/tty", "/dev/null"):
                self.assertUnusable(Run("check", name, cwd=self.folder), name, "cannot be read")

    def test_links_to_plain_files_and_standard_input_are_read(self):
        os.symlink(EXAMPLE, self.folder / "link")
        self.assertEqual(Run("check", "link", cwd=self.folder).status, 0)
        with open(EXAMPLE, "rb") as file, subprocess.Popen(
                ["cat"], stdin=file, stdout=subprocess.PIPE) as pipe:
            done = subprocess.run([PROGRAM, "check", "-"], stdin=pipe.stdout, check=False,
                                  stdout=subprocess.DEVNULL)
        self.assertEqual(done.returncode, 0)
        self.assertUnusable(Run("check", "-", stdin=b" " * (5 << 20)), "larger than 4 MB")

    def test_a_name_of_any_bytes(self):
        name = os.fsencode(self.folder) + b"/a\xff\nb.cimaise"
        with open(name, "wb") as file:
            file.write(b"{")
        self.assertUnusable(Run("check", name), "/a⟨0xFF⟩⟨U+000A⟩b.cimaise: ")
        run = Run("check", name, EXAMPLE, "--json")
        self.assertEqual(len(run.lines), 2)
        self.assertIn("\ufffd\nb.cimaise", run.lines[0]["file"])


class Refusals(Cli):
    """What is refused is repeated so far as a line holds it, and so that it can be seen."""
    WORDS = {"a" * 100_000: "a" * 80 + "…", "x\u202ey": "x⟨U+202E⟩y", "x\u0085\x1b[2J": "x⟨U+0085⟩⟨U+001B⟩[2J",
             b"x\xff\xc3": "x⟨0xFF⟩⟨0xC3⟩", "\n": "⟨U+000A⟩"}

    def assertShort(self, run, shown):
        self.assertUnusable(run, shown)
        self.assertLess(len(run.errors), 400)
        self.assertNotRegex(run.errors.rstrip("\n"), "[\x00-\x1f\x7f-\x9f\u2028\u202a-\u202e\u2066-\u2069]")

    def test_arguments(self):
        for word, shown in self.WORDS.items():
            for arguments in ([word], ["rules", "musee", word], ["rule", word], ["rules", word],
                              ["placements", EXAMPLE, "--player", word, "--piece=1"],
                              ["placements", EXAMPLE, "--player=Ana", "--piece", word]):
                with self.subTest(arguments):
                    self.assertShort(Run(*arguments), shown)
            flag = (b"--json=" if isinstance(word, bytes) else "--json=") + word
            self.assertShort(Run("check", EXAMPLE, flag), "")

    def test_files(self):
        for word, shown in self.WORDS.items():
            self.assertShort(Run("check", word, cwd=self.folder),
                             "…" + "a" * 80 if len(word) > 80 else shown)

    def test_keys_and_values(self):
        for word, shown in self.WORDS.items():
            if isinstance(word, bytes):
                continue
            key = self.file("key", json.dumps({"cimaise": 1, "game": "musee", word: 1}))
            self.assertShort(Run("check", key), "/" + shown + ": ")
            run = Run("check", key, key, "--json")
            self.assertEqual(run.lines[0]["error"]["pointer"], "/" + shown)
            self.assertIn(shown, run.lines[0]["error"]["message"])
            card = json.dumps({"cimaise": 1, "game": "muse", "players": ["Ana", "Bo", "Cy"],
                               "artists": [{"studio": [word]}, {}, {}]})
            self.assertShort(Run("check", self.file("value", card)), shown)


class Outputs(Cli):
    def test_who_reads_the_beginning_only_ends_it_quietly(self):
        for arguments in (["score", EXAMPLE], ["score", ILLEGAL, "--json"], ["--help"],
                          ["rules", "musee"], ["check", EXAMPLE, ILLEGAL, "--json"]):
            reading, writing = os.pipe()
            os.close(reading)
            with open(writing, "wb") as nobody:
                run = Run(*arguments, stdout=nobody)
            self.assertEqual((run.status, run.errors), (int(ILLEGAL in arguments), ""))

    @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full")
    def test_nothing_is_claimed_that_was_not_written(self):
        for arguments in (["score", EXAMPLE], ["score", EXAMPLE, "--json"], ["--help"],
                          ["rules", "musee"], ["check", EXAMPLE, ILLEGAL, "--json"]):
            with open("/dev/full", "wb") as full:
                self.assertUnusable(Run(*arguments, stdout=full), "full")

    def test_equal_input_gives_equal_output(self):
        files = list(map(str, sorted(SAMPLES.glob("*.cimaise"))))
        self.assertEqual(Run("score", *files, "--json").raw, Run("score", *files, "--json").raw)

    def test_samples(self):
        for file in sorted(SAMPLES.parent.glob("*/*.cimaise")):
            run = Run("score", str(file), "--json")
            self.assertEqual((run.status, run.errors), (int(file.stem == "illegal"), ""), file)
            self.assertTrue(run.json["scores"])
        disputed = Run("check", str(SAMPLES / "disputed.cimaise"), "--json").json
        self.assertEqual([finding["rule"] for finding in disputed["findings"]],
                         ["musee.bonus.unclaimed", "musee.stuck"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
