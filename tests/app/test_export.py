"""Exports pictures and PDFs with the real cimaise, without a display, and reads them with other
programs: pdftotext, pdffonts, an XML parser.

Usage: test_export.py CIMAISE CIMAISE_CLI CHECKOUT
"""
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

APP, CLI, CHECKOUT = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
SAMPLES = sorted((CHECKOUT / "samples").glob("*/*.cimaise"))
ILLEGAL = str(CHECKOUT / "samples" / "musee" / "illegal.cimaise")
LANGUAGES = ("en", "fr")


def run(*command, **environment):
    """What a program says, where there is no display."""
    here = {name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          env=here | environment, encoding="utf-8", timeout=600)


def answer(*arguments):
    return json.loads(run(CLI, *arguments, "--json").stdout)


class Export(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def exported(self, name, *arguments):
        file = self.folder / name
        done = run(APP, "--export", str(file), *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        return file

    def words(self, file):
        return run("pdftotext", "-layout", str(file), "-").stdout

    def refused(self, reason, name, *arguments, **environment):
        done = run(APP, "--export", str(self.folder / name), *arguments, **environment)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertEqual(done.stdout, "")
        lines = [line for line in done.stderr.splitlines() if line.startswith("cimaise: ")]
        self.assertEqual(len(lines), 1, done.stderr)
        self.assertIn(reason, lines[0])

    def test_every_sample_as_a_pdf_in_both_languages(self):
        self.assertGreater(len(SAMPLES), 20)
        for sample in SAMPLES:
            score = answer("score", str(sample))
            for language in LANGUAGES:
                with self.subTest(sample=sample.name, language=language):
                    text = self.words(self.exported("sheet.pdf", "--lang", language, str(sample)))
                    total = next(line for line in text.splitlines() if line.startswith("Total"))
                    figures = re.findall(r"\S+", total)[1:]
                    sheets = score["scores"]
                    self.assertGreaterEqual(len(figures), len(sheets), total)
                    for sheet in sheets:
                        self.assertIn(str(abs(sheet["total"])), total)
                        for name in sheet["player"].split():
                            self.assertIn(name, text)

    def test_every_sample_as_a_drawing_and_a_picture(self):
        for sample in SAMPLES:
            with self.subTest(sample=sample.name):
                svg = xml.etree.ElementTree.parse(self.exported("a.svg", str(sample))).getroot()
                width, height = map(int, svg.get("viewBox").split()[2:])
                png = self.exported("a.png", str(sample)).read_bytes()
                self.assertEqual(png[:8], b"\x89PNG\r\n\x1a\n")
                self.assertEqual(struct.unpack(">II", png[16:24]), (2 * width, 2 * height))

    def test_all_fonts_are_embedded(self):
        for name, ruling in (("sheet.pdf", ()), ("ruling.pdf", ("--ruling", "musee.ascending"))):
            fonts = run("pdffonts", str(self.exported(name, *ruling, ILLEGAL))).stdout
            rows = fonts.splitlines()[2:]
            self.assertGreaterEqual(len(rows), 2, fonts)
            for row in rows:
                self.assertEqual(row.split()[-5:-2], ["yes", row.split()[-4], "yes"], fonts)

    def test_a_ruling_says_what_the_rulebook_says(self):
        for language, heading, verdict in (("en", "Rules for placement", "Illegal"),
                                           ("fr", "Rules for placement", "Interdit")):
            text = self.words(self.exported("ruling.pdf", "--lang", language, "--ruling",
                                            "musee.ascending", ILLEGAL))
            rule = answer("rule", "musee.ascending", "--lang", language)
            for want in (heading, verdict, "Ana", "22", rule["title"]):
                self.assertIn(want, text)

    def test_open_questions_and_house_rulings(self):
        disputed = str(CHECKOUT / "samples" / "museum" / "disputed.cimaise")
        self.assertIn("with the default", self.words(self.exported("a.pdf", "--lang", "en", disputed)))
        game = json.loads(pathlib.Path(disputed).read_text(encoding="utf-8"))
        game["readings"] = {reading["id"]: reading["options"][0]["id"]
                            for reading in answer("rules", "museum")["readings"]}
        decided = self.folder / "decided.cimaise"
        decided.write_text(json.dumps(game), encoding="utf-8")
        for ruling in ((), ("--ruling", "museum.duplicates")):
            text = self.words(self.exported("b.pdf", "--lang", "en", *ruling, str(decided)))
            self.assertIn("House rule:", text)
            self.assertNotIn("with the default", text)

    def test_a_link_is_a_game(self):
        link = run(CLI, "link", ILLEGAL).stdout.strip()
        text = self.words(self.exported("a.pdf", "--lang", "en", link))
        self.assertRegex(text, r"Total +20 +14")

    def test_paper_by_country_or_as_told(self):
        for arguments, country, size in (((), "de_DE.UTF-8", "A4"),
                                         (("--paper", "letter"), "de_DE.UTF-8", "letter"),
                                         (("--paper", "a4"), "en_US.UTF-8", "A4")):
            file = self.exported("a.pdf", *arguments, ILLEGAL)
            info = run("pdfinfo", str(file), LC_ALL=country).stdout
            self.assertRegex(info, r"Page size: .*\(%s\)" % size)

    def test_what_cannot_be_used_leaves_nothing(self):
        damaged = self.folder / "damaged.cimaise"
        damaged.write_text('{"cimaise": 1, "game": ', encoding="utf-8")
        self.refused("/nowhere/", "nowhere/a.pdf", ILLEGAL)
        self.refused(".pdf, .png", "a.jpg", "--lang", "en", ILLEGAL)
        self.refused("“musee.nothing”", "a.pdf", "--lang", "en", "--ruling", "musee.nothing",
                     ILLEGAL)
        self.refused("damaged.cimaise", "a.pdf", str(damaged))
        self.refused("missing.cimaise", "a.pdf", str(self.folder / "missing.cimaise"))
        self.refused("“legal”", "a.pdf", "--paper", "legal", ILLEGAL)
        self.refused("", "a.pdf")
        self.assertEqual(sorted(file.name for file in self.folder.iterdir()), ["damaged.cimaise"])

    def test_a_file_that_cannot_be_replaced_stays(self):
        directory = self.folder / "kept.pdf"
        directory.mkdir()
        self.refused("kept.pdf", "kept.pdf", ILLEGAL)
        self.assertTrue(directory.is_dir())
        old = self.folder / "old.svg"
        old.write_text("old", encoding="utf-8")
        self.refused("", "old.svg", "--ruling", "musee.nothing", ILLEGAL)
        self.assertEqual(old.read_text(encoding="utf-8"), "old")

    def test_what_belongs_to_a_file_needs_one(self):
        for platform in ({"QT_QPA_PLATFORM": "offscreen"}, {}):
            done = run(APP, "--ruling", "musee.ascending", ILLEGAL, **platform)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn("--ruling needs --export", done.stderr)

    def test_a_window_needs_a_display(self):
        for language, want in (("en", "no display found"), ("fr", "aucun écran trouvé")):
            done = run(APP, "--lang", language, "--data", str(self.folder / "library"))
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertRegex(done.stderr, "^cimaise: .*" + want)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
