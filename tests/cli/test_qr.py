"""Runs the real cimaise-cli for QR codes and reads them with another program: zbarimg.

Usage: test_qr.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import json
import pathlib
import re
import subprocess
import sys
import unittest
import xml.etree.ElementTree

import links
from test_cli import CHECKOUT, Cli, Run

FINISHED = sorted((CHECKOUT / "samples").glob("*/finished*.cimaise"))
EXAMPLE = str(CHECKOUT / "samples" / "musee" / "rulebook-example.cimaise")
SCALE = 4


def modules_of_svg(text):
    """The rows of the picture, True where it is dark; its paths hold nothing but rectangles."""
    picture = xml.etree.ElementTree.fromstring(text)
    side = int(picture.get("viewBox").split()[2])
    rows = [[None] * side for _ in range(side)]
    for path in picture.findall("{http://www.w3.org/2000/svg}path"):
        dark = path.get("fill") == "#000"
        strokes = re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)h-(\d+)z", path.get("d"))
        assert "".join("M%s %sh%sv%sh-%sz" % stroke for stroke in strokes) == path.get("d")
        for left, top, width, height, back in (map(int, stroke) for stroke in strokes):
            assert width == back
            for row in range(top, top + height):
                rows[row][left:left + width] = [dark] * width
    return rows


def modules_of_text(text):
    rows = []
    for line in text.splitlines():
        rows.append([letter in "▄ " for letter in line])
        rows.append([letter in "▀ " for letter in line])
    return rows[:-1] if len(rows) > len(rows[0]) else rows


class Codes(Cli):
    def decoded(self, rows):
        """What the code says, drawn as a bitmap (PGM)."""
        lines = [bytes(0 if dark else 255 for dark in row for _ in range(SCALE)) * SCALE
                 for row in rows]
        path = self.file("code.pgm", b"P5 %d %d 255\n" % (len(rows[0]) * SCALE, len(rows) * SCALE)
                         + b"".join(lines))
        return self.read(path)

    def read(self, picture):
        done = subprocess.run(["zbarimg", "--quiet", "--raw", picture], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, check=False)
        return done.stdout.decode().strip()

    def version(self, rows):
        margin = 4
        return (len(rows) - 2 * margin - 17) // 4

    def test_every_finished_sample_is_read_again(self):
        for file in FINISHED:
            run = Run("qr", str(file))
            self.assertEqual((run.status, run.errors), (0, ""))
            rows = modules_of_svg(run.out)
            self.assertEqual(self.decoded(rows), Run("link", str(file)).out.strip(), file)
            self.assertLessEqual(self.version(rows), 24, file)

    def test_one_boards_code_is_smaller(self):
        versions = {}
        for file in FINISHED:
            for player in json.loads(file.read_text())["players"]:
                rows = modules_of_svg(Run("qr", str(file), "--player", player).out)
                link = Run("link", str(file), "--player", player).out.strip()
                self.assertTrue(link.startswith("cimaise:1b/"))
                self.assertEqual(self.decoded(rows), link, file)
                versions[file.name, player] = self.version(rows)
        self.assertLessEqual(max(versions.values()), 16, versions)
        self.assertUnusable(Run("qr", EXAMPLE, "--player", "Zoe"), "Zoe")

    def test_the_picture_is_read_as_it_is_shown(self):
        """Drawn by another program, the largest code at three sizes and turned."""
        def length(file):
            return len(Run("link", str(file)).out)
        for file in FINISHED:
            svg = self.file("code.svg", Run("qr", str(file)).out)
            link = Run("link", str(file)).out.strip()
            more = (("1600", "0"), ("1000", "90"), ("1000", "7"))
            for size, turned in (("700", "0"), *(more if file == max(FINISHED, key=length) else ())):
                drawn, picture = (str(self.folder / name) for name in ("drawn.png", "turned.png"))
                subprocess.run(["rsvg-convert", "--width", size, "--height", size, "--output",
                                drawn, svg], check=True)
                subprocess.run(["convert", drawn, "-rotate", turned, picture], check=True)
                self.assertEqual(self.read(picture), link, (file, size, turned))

    def test_the_terminals_code_is_the_same(self):
        for file in FINISHED:
            text = Run("qr", str(file), "--text").out
            self.assertEqual(modules_of_text(text), modules_of_svg(Run("qr", str(file)).out), file)

    def test_it_stands_damage(self):
        rows = modules_of_svg(Run("qr", EXAMPLE).out)
        spot = len(rows) * 2 // 3  # beside the marks by which a code is found
        for row in range(spot - 3, spot + 3):
            rows[row][spot - 3:spot + 3] = [True] * 6
        self.assertEqual(self.decoded(rows), Run("link", EXAMPLE).out.strip())

    def test_behind_an_address(self):
        rows = modules_of_svg(Run("qr", EXAMPLE, "--base", "https://a.org/b").out)
        self.assertTrue(self.decoded(rows).startswith("https://a.org/b#1/"))

    def test_of_a_link_and_as_json(self):
        link = links.write(json.loads(pathlib.Path(EXAMPLE).read_text()))
        self.assertEqual(Run("qr", link).out, Run("qr", EXAMPLE).out)
        self.assertEqual(Run("qr", EXAMPLE, "--json").json, {"svg": Run("qr", EXAMPLE).out})
        self.assertEqual(Run("qr", EXAMPLE, "--json", "--text").json,
                         {"text": Run("qr", EXAMPLE, "--text").out})

    def test_it_ends_with_0_whatever_it_holds(self):
        illegal = CHECKOUT / "samples" / "musee" / "illegal.cimaise"
        self.assertEqual(Run("qr", str(illegal)).status, 0)

    def test_more_than_a_code_holds(self):
        self.assertUnusable(Run("qr", EXAMPLE, "--base", "a" * 2400), "2331")
        link = Run("link", EXAMPLE, "--base", "").out.strip()
        fits = Run("qr", EXAMPLE, "--base", "a" * (2331 - len(link)))
        self.assertEqual(self.version(modules_of_svg(fits.out)), 40)
        self.assertUnusable(Run("qr", EXAMPLE, "--base", "a" * (2332 - len(link))), "2332")
        self.assertUnusable(Run("qr"), "FILE")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
