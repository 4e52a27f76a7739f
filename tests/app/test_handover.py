"""Exports and imports whole libraries with the real cimaise, without a display, and reads the
results with Python's own readers.

Usage: test_handover.py CIMAISE CIMAISE_CLI CHECKOUT
"""
import csv
import json
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import unittest
import zipfile

APP, CLI, CHECKOUT = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
FINISHED = sorted((CHECKOUT / "samples").glob("*/finished-*.cimaise"))


def run(*command, **environment):
    """What a program says, where there is no display."""
    here = {name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          env=here | environment, encoding="utf-8", timeout=600)


class Handover(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.library = self.folder / "library"
        self.fill()

    def fill(self):
        """A library of the finished samples: an empty one, and rows as an older version left them."""
        self.write_archive("empty.cimaises")
        self.called("--import", "empty.cimaises")
        database = sqlite3.connect(self.library / "library.sqlite")
        with database:
            for number, sample in enumerate(FINISHED, 1):
                document = sample.read_text(encoding="utf-8")
                title = json.loads(document).get("title", "")
                database.execute(
                    "INSERT INTO games (id, game, title, players, finished, score, created, updated,"
                    " position, recency, searched) VALUES (?, ?, ?, '', 1, '', ?, ?, 0, ?, '')",
                    (number, sample.parent.name, title, 1_700_000_000_000 + number,
                     1_700_000_100_000 + number, number))
                database.execute("INSERT INTO steps (game, position, document, what)"
                                 " VALUES (?, 0, ?, '')", (number, document))
        database.close()

    def write_archive(self, name, **head):
        """An archive without games."""
        lines = {"cimaises": 1, "version": "0", "games": 0, "people": {}, "settings": {}} | head
        with zipfile.ZipFile(self.folder / name, "w") as archive:
            archive.writestr("cimaise.jsonl", json.dumps(lines) + "\n")

    def called(self, option, name, library=None, status=0):
        done = run(APP, "--lang", "en", "--data", str(library or self.library), option,
                   str(self.folder / name))
        self.assertEqual(done.returncode, status, done.stderr)
        return done.stdout if status == 0 else done.stderr

    def exported(self, name, library=None):
        self.called("--export", name, library)
        return self.folder / name

    def scores(self, sample):
        return json.loads(run(CLI, "score", str(sample), "--json").stdout)["scores"]

    def test_a_table_has_the_totals_that_the_command_line_counts(self):
        with open(self.exported("a.csv"), encoding="utf-8-sig", newline="") as file:
            rows = list(csv.DictReader(file, strict=True))
        for number, sample in enumerate(FINISHED, 1):
            own = [row for row in rows if row["id"] == str(number)]
            totals = {row["total"] for row in own}
            sheets = self.scores(sample)
            self.assertEqual(totals, {str(sheet["total"]) for sheet in sheets})
            self.assertEqual(len(own), len(json.loads(sample.read_text("utf-8"))["players"]))
            for row in own:
                lines = [int(cell) for column, cell in row.items()
                         if column.startswith(row["game"] + ": ")]
                self.assertEqual(sum(lines), int(row["total"]))

    def test_a_table_opens_in_spreadsheets_of_each_language(self):
        second = {"en": "game", "fr": "jeu"}
        for language, arguments, separator in (("en", (), ","), ("fr", (), ";"),
                                               ("fr", ("--separator", "comma"), ","),
                                               ("en", ("--separator", ";"), ";"),
                                               ("en", ("--separator", "tab"), "\t"),
                                               ("en", ("--separator", "\t"), "\t")):
            file = self.folder / "a.csv"
            done = run(APP, "--lang", language, "--data", str(self.library), "--export", str(file),
                       *arguments)
            self.assertEqual(done.returncode, 0, done.stderr)
            text = file.read_bytes().decode("utf-8")
            self.assertEqual(text.split(separator)[:2], ["\ufeffid", second[language]])
            self.assertIn("(.csv), ", run(CLI, "check", str(file)).stderr)
            rows = list(csv.reader(text[1:].splitlines(), delimiter=separator, strict=True))
            self.assertEqual({len(row) for row in rows}, {len(rows[0])})
            self.assertRegex(rows[1][2], r"\A\d{4}-\d\d-\d\d\Z")
        done = run(APP, "--lang", "en", "--export", "a.csv", "--separator", "|")
        self.assertEqual(done.returncode, 2)
        self.assertIn("Available: comma, semicolon, tab", done.stderr)
        done = run(APP, "--lang", "en", "--separator", "tab")
        self.assertIn("--separator needs --export", done.stderr)

    def test_lines_hold_the_games(self):
        games = [json.loads(line) for line in
                 self.exported("a.jsonl").read_text(encoding="utf-8").splitlines()]
        self.assertCountEqual([game["document"] for game in games],
                              [json.loads(sample.read_text("utf-8")) for sample in FINISHED])
        self.assertEqual({game["ended"][:4] for game in games}, {"2023"})

    def test_an_archive_is_a_zip_of_games(self):
        with zipfile.ZipFile(self.exported("a.cimaises")) as archive:
            self.assertIsNone(archive.testzip())
            tables = [name for name in archive.namelist() if name.endswith(".cimaise")]
            self.assertEqual(len(tables), len(FINISHED))
            self.assertCountEqual([json.loads(archive.read(name)) for name in tables],
                                  [json.loads(sample.read_text("utf-8")) for sample in FINISHED])

    def test_there_and_back(self):
        self.exported("a.cimaises")
        other = self.folder / "other"
        self.assertEqual(self.called("--import", "a.cimaises", other),
                         f"{len(FINISHED)} games imported.\n")
        self.assertIn("were already here and were not changed", self.called("--import", "a.cimaises", other))
        self.assertEqual(self.exported_rows("here.csv"), self.exported_rows("there.csv", other))
        self.assertEqual(self.exported("here.bgsplay").read_bytes(),
                         self.exported("there.bgsplay", other).read_bytes())

    def exported_rows(self, name, library=None):
        """A table's head and its sorted rows, without the numbers of the games in the library."""
        with open(self.exported(name, library), encoding="utf-8-sig", newline="") as file:
            head, *rows = [row[1:] for row in csv.reader(file, strict=True)]
        return head, sorted(rows)

    def test_what_cannot_be_used_changes_nothing(self):
        (self.folder / "bad.cimaises").write_text("no archive", encoding="utf-8")
        for option, name, reason in (("--import", "bad.cimaises", "not a Cimaise archive"),
                                     ("--import", "missing.cimaises", "not found"),
                                     ("--export", "nowhere/a.csv", "not found"),
                                     ("--export", "a.odt", "The file name must end in")):
            output = self.called(option, name, status=2)
            self.assertRegex(output, r"(?m)^cimaise: .*" + reason)
        done = run(APP, "--export", str(self.folder / "a.csv"), str(FINISHED[0]))
        self.assertEqual(done.returncode, 2, done.stderr)
        done = run(APP, "--export", "a.csv", "--import", "b.cimaises")
        self.assertEqual(done.returncode, 2, done.stderr)

    def test_a_library_that_is_not_there_is_not_exported(self):
        output = self.called("--export", "a.csv", self.folder / "typo", status=2)
        self.assertRegex(output, r"\Acimaise: No library found in .*typo\.\n\Z")
        self.assertFalse((self.folder / "typo").exists())

    def test_house_rules_do_not_come_in_unasked(self):
        rules = [{"reading": "museum.duplicates", "option": "apart", "from": "\u202eanA"}]
        self.write_archive("rules.cimaises", settings={"house-rulings": json.dumps(rules)})
        output = self.called("--import", "rules.cimaises", self.folder / "other")
        self.assertIn("1 house rule was skipped.", output)
        with sqlite3.connect(self.folder / "other" / "library.sqlite") as database:
            self.assertEqual(database.execute("SELECT * FROM settings").fetchall(), [])

    def test_a_full_standard_output_is_told(self):
        for arguments in (["--help"], ["--version"],
                          ["--data", str(self.library), "--export", str(self.folder / "a.csv")]):
            with open("/dev/full", "w", encoding="utf-8") as full:
                done = subprocess.run([APP, *arguments], stdout=full, stderr=subprocess.PIPE, check=False,
                                      env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, timeout=600)
            self.assertEqual(done.returncode, 2, (arguments, done.stderr))
            self.assertEqual(done.stderr.count(b"\n"), 1, done.stderr)

    def test_a_name_that_is_no_text_is_refused(self):
        odd = os.fsencode(self.folder) + b"/\xff.csv"
        done = subprocess.run([APP, "--data", str(self.library), "--export", odd], stderr=subprocess.PIPE,
                              stdout=subprocess.PIPE, check=False, timeout=600)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn(b"not valid UTF-8", done.stderr)
        self.assertEqual([file.name for file in self.folder.iterdir() if file.suffix == ".csv"], [])

    def test_a_pipe_in_the_librarys_place_holds_nobody_up(self):
        folder = self.folder / "pipe"
        folder.mkdir()
        os.mkfifo(folder / "library.sqlite")
        self.assertIn("is not a Cimaise library", self.called("--export", "a.csv", folder, status=2))
        self.write_archive("empty.cimaises")
        self.assertIn("is not a Cimaise library", self.called("--import", "empty.cimaises", folder, status=2))

    def test_a_library_that_cannot_be_read_is_told_in_one_line(self):
        folder = self.folder / "closed"
        (folder / "library.sqlite").mkdir(parents=True)
        output = self.called("--export", "a.csv", folder, status=2)
        self.assertEqual(output.count("\n"), 1, output)

    def test_a_full_disk_leaves_the_old_file(self):
        old = self.folder / "a.jsonl"
        old.write_text("old", encoding="utf-8")
        done = subprocess.run(
            ["bash", "-c", 'ulimit -f 1; trap "" XFSZ; exec "$@"', "full", APP, "--lang", "en", "--data",
             str(self.library), "--export", str(old)], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, check=False, encoding="utf-8", timeout=600)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertEqual(old.read_text(encoding="utf-8"), "old")
        self.assertEqual([file.name for file in self.folder.iterdir() if "part" in file.name], [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
