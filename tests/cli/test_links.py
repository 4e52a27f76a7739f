"""Runs the real cimaise-cli with links: an independent reader and writer agrees in both directions,
and anything else called a link is refused quickly and with little memory.

Usage: test_links.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import unittest

import links
from test_cli import CHECKOUT, PROGRAM, Cli, Run

EXAMPLE = CHECKOUT / "samples" / "musee" / "rulebook-example.cimaise"
TABLE = json.loads(EXAMPLE.read_text())
LINK = links.write(TABLE)
PAYLOAD = LINK.removeprefix("cimaise:1/")


class BothWays(Cli):
    def test_ours_are_read_and_theirs_are_read_by_us(self):
        paths, documents = zip(*links.documents())
        ours = Run("link", "--json", *map(str, paths))
        self.assertEqual((ours.status, ours.errors), (0, ""))
        theirs = Run("file", "--json", *map(links.write, documents))
        self.assertEqual((theirs.status, theirs.errors), (0, ""))
        for path, document, one, other in zip(paths, documents, ours.lines, theirs.lines):
            self.assertEqual(links.read(one["link"]), ("1", document), path)
            self.assertEqual(other["document"], document, path)

    def test_a_file_comes_back_as_it_was(self):
        for path in sorted((CHECKOUT / "samples").glob("*/*.cimaise")):
            link = Run("link", str(path)).out
            self.assertRegex(link, r"\Acimaise:1/[A-Za-z0-9_-]+\n\Z")
            self.assertEqual(Run("file", link).out, path.read_text(), path)

    def test_links_are_short(self):
        def length(path):
            return len(Run("link", str(path)).out.strip())
        finished = sorted((CHECKOUT / "samples").glob("*/finished*.cimaise"))
        self.assertLessEqual(max(map(length, finished)), 900)
        self.assertLessEqual(length(CHECKOUT / "samples/musee/finished-4.cimaise"), 300)

    def test_the_dictionary_never_changes(self):
        self.assertEqual(hashlib.sha256(links.DICTIONARY).hexdigest(), "79c6f8c9f4acc1b433642f1f111426894df7ec9e02e4fa266966d885b4b69c90")
        made = subprocess.run([sys.executable, CHECKOUT / "tools" / "link_dictionary.py"],
                              stdout=subprocess.PIPE, check=True)
        self.assertEqual(made.stdout, links.DICTIONARY)


class Places(Cli):
    """Where a link may stand."""

    def test_in_place_of_a_file(self):
        for command in (["check"], ["score"], ["rulings"], ["link"],
                        ["placements", "--player", "Ana", "--piece", "14"]):
            self.assertEqual(Run(*command, LINK).out, Run(*command, str(EXAMPLE)).out)
        self.assertEqual(Run("check", str(CHECKOUT / "samples/musee/illegal.cimaise")).status, 1)

    def test_behind_an_address_in_any_case_and_between_spaces(self):
        expected = EXAMPLE.read_text()
        for given in (LINK, f"CiMaIsE:1/{PAYLOAD}", f"https://a.org/b?c=d#1/{PAYLOAD}",
                      f"#1/{PAYLOAD}", f" \n\t{LINK}\r\n", f"cimaise://open#1/{PAYLOAD}"):
            self.assertEqual(Run("file", given).out, expected, given)
            self.assertEqual(Run("file", "-", stdin=given.encode()).out, expected, given)

    def test_a_file_that_is_there_is_a_file_whatever_its_name(self):
        folder = self.folder / "d#1"
        folder.mkdir()
        (folder / "x.cimaise").write_bytes(EXAMPLE.read_bytes())
        self.assertEqual(Run("file", str(folder / "x.cimaise")).out, EXAMPLE.read_text())
        self.assertUnusable(Run("file", str(folder / "missing.cimaise")))

    def test_a_file_on_standard_input_stays_a_file(self):
        document = {**TABLE, "title": "cimaise: #1/2"}
        run = Run("file", "-", stdin=json.dumps(document).encode())
        self.assertEqual(run.json, document)

    def test_base(self):
        run = Run("link", str(EXAMPLE), "--base", "https://a.org/b")
        self.assertRegex(run.out, r"\Ahttps://a.org/b#1/[A-Za-z0-9_-]+\n\Z")
        self.assertEqual(links.read(run.out.strip()), ("1", TABLE))
        for base in ("https://a.org/#b", "a b", "a\nb", "a\x7f"):
            self.assertUnusable(Run("link", str(EXAMPLE), "--base", base))

    def test_they_end_with_0_whatever_they_hold(self):
        illegal = CHECKOUT / "samples" / "musee" / "illegal.cimaise"
        link = Run("link", str(illegal))
        self.assertEqual(link.status, 0)
        self.assertEqual(Run("file", link.out).status, 0)
        self.assertEqual(Run("check", link.out).status, 1)

    def test_missing_arguments(self):
        self.assertUnusable(Run("file"), "LINK")
        self.assertUnusable(Run("link"), "FILE")


class Refused(Cli):
    def refused(self, *given):
        for link in given:
            self.assertUnusable(Run("file", link))
            self.assertUnusable(Run("score", "--json", link))

    def test_other_kinds(self):
        self.refused(f"cimaise:2/{PAYLOAD}", f"cimaise:{PAYLOAD}", f"cimaise:01/{PAYLOAD}",
                     f"cimaise:1B/{PAYLOAD}", "cimaise:", "cimaise:1", f"other:1/{PAYLOAD}",
                     f"https://a.org/#2/{PAYLOAD}", f"https://a.org/1/{PAYLOAD}")
        for language, words in (("en", "This version of Cimaise cannot read this link"),
                                ("fr", "Cette version de Cimaise ne peut pas lire ce lien")):
            self.assertUnusable(Run("file", f"cimaise:2/{PAYLOAD}", "--lang", language), words)

    def test_letters(self):
        self.refused("cimaise:1/", "cimaise:1/A", LINK[:40] + " " + LINK[40:],
                     LINK[:40] + "+" + LINK[41:], LINK[:40] + "é" + LINK[41:])
        stream = links.deflated(b"\xf6")
        for spare in range(1, 4):
            whole = stream + b"\0" * (-len(stream) % 3 + 2)  # two bytes beyond a whole group
            text = links.letters(whole)
            self.refused("cimaise:1/" + text[:-1] + chr(ord(text[-1]) + spare))

    def test_texts_around_a_link(self):
        game = Run("file", LINK).out
        lines = "\n> ".join(LINK[at:at + 70] for at in range(0, len(LINK), 70))
        for text in (f"{LINK}=", f"{LINK}/", LINK + "A" * 5, f"\ufeff{LINK}", f"Look: <{LINK}>.",
                     f"«\u202f{LINK}\u202f»", f"> {lines}\n>\n> Ana", f"https://a.org/?utm=1#{LINK[8:]}&ref=2"):
            self.assertEqual(Run("file", text).out, game, text)
            self.assertEqual(Run("file", "-", stdin=text.encode()).out, game, text)

    def test_no_changed_letter_gives_another_game(self):
        game = Run("file", LINK).out
        harmless = 0  # deflate ignores up to seven bits before the checksum
        for at in range(len("cimaise:1/"), len(LINK)):
            other = "B" if LINK[at] == "A" else "A"
            run = Run("file", LINK[:at] + other + LINK[at + 1:])
            if run.status == 0 and run.out == game:
                harmless += 1
            else:
                self.assertUnusable(run)
            self.assertUnusable(Run("file", LINK[:at]))
        self.assertLessEqual(harmless, 1)

    def test_streams(self):
        content = links.cbor2.dumps(TABLE, canonical=True)
        stream = links.deflated(content)
        self.refused(*("cimaise:1/" + links.letters(one) for one in (
            links.deflated(content, dictionary=None), links.deflated(content, b"other"),
            stream[:-1], stream[:-4], stream[:-1] + bytes([stream[-1] ^ 1]),
            content, b"", stream[2:])))

    def test_only_the_one_form(self):
        head = bytes([0xA0 + len(TABLE)])
        keys = sorted(TABLE, key=lambda key: (len(key), key))
        entries = [links.cbor2.dumps(key) + links.cbor2.dumps(TABLE[key], canonical=True)
                   for key in keys]
        self.assertEqual(head + b"".join(entries), links.cbor2.dumps(TABLE, canonical=True))
        body = b"".join(entries)
        self.assertEqual(keys[0], "game")
        forms = {
            "an indefinite map": b"\xbf" + body + b"\xff",
            "a long map": b"\xb8" + head[:1].translate(bytes(byte & 0x1F for byte in range(256)))
                          + body,
            "keys out of order": head + entries[1] + entries[0] + b"".join(entries[2:]),
            "a key twice": bytes([head[0] + 1]) + entries[0] + body,
            "a tag": b"\xd9\xd9\xf7" + head + body,
            "a byte string": head + body.replace(b"\x65musee", b"\x45musee", 1),
            "an indefinite text": head + body.replace(b"\x65musee", b"\x7f\x65musee\xff", 1),
            "a long text": head + body.replace(b"\x65musee", b"\x78\x05musee", 1),
            "a long number": head + body.replace(b"\x67cimaise\x01", b"\x67cimaise\x18\x01", 1),
            "a longer number": head + body.replace(b"\x67cimaise\x01", b"\x67cimaise\x1a\0\0\0\x01"),
            "a half": head + body.replace(b"\x67cimaise\x01", b"\x67cimaise\xf9\x3c\0", 1),
            "a float": head + body.replace(b"\x67cimaise\x01", b"\x67cimaise\xfa\x3f\x80\0\0", 1),
            "a double": head + body.replace(b"\x67cimaise\x01",
                                            b"\x67cimaise\xfb\x3f\xf0" + b"\0" * 6, 1),
            "undefined": head + body.replace(b"\x67cimaise\x01", b"\x67cimaise\xf7", 1),
            "a simple value": head + body.replace(b"\x67cimaise\x01", b"\x67cimaise\xf8\xff", 1),
            "no UTF-8": head + body.replace(b"\x63Ana", b"\x63A\xffa", 1),
            "half a pair": head + body.replace(b"\x63Ana", b"\x63\xed\xa0\x80", 1),
            "a key that is a number": bytes([head[0] + 1]) + b"\x01\x01" + body,
            "a byte behind it": head + body + b"\xf6",
            "cut off": head + body[:-1],
            "no byte": b"",
        }
        for name, content in forms.items():
            with self.subTest(name):
                self.assertNotEqual(content, head + body)
                self.refused(links.link_of(content))

    def test_what_the_reader_of_files_refuses(self):
        for document in ({}, [], None, 7, "cimaise", {**TABLE, "cimaise": 2},
                         {**TABLE, "unknown": 1}, {**TABLE, "game": "chess"},
                         {**TABLE, "title": "a\u202eb"}, {**TABLE, "title": "a\0b"},
                         {**TABLE, "players": ["Ana", "Ana"]}, {**TABLE, "cimaise": -1},
                         {**TABLE, "cimaise": 2**64 - 1}, {**TABLE, "cimaise": -2**64},
                         {**TABLE, "seats": 2}):
            self.refused(links.write(document))
        self.assertUnusable(Run("file", links.write({**TABLE, "played": "2026-02-30"})), "/played")


def nested(depth, inside=b"\xf6"):
    return b"\x81" * depth + inside


def lists(count, length, entry):
    """So many lists of so many entries, in lists of 4096."""
    one = links.cbor2.dumps([None] * length)[:-length] + entry * length if length else b"\x80"
    rows = []
    while count > 0:
        row = min(count, 4096)
        rows.append(b"\x99" + row.to_bytes(2, "big") + one * row)
        count -= row
    return b"\x99" + len(rows).to_bytes(2, "big") + b"".join(rows)


MEGABYTE = 1024 * 1024


class Hostile(Cli):
    """Nothing costs more than a moment and 24 MB, 4 of which are the program and its libraries."""

    OWN_MEMORY = "20000"  # kB

    @classmethod
    def setUpClass(cls):
        cls.sanitized = cls.call("--version", b"") != 0  # sanitizers take more at once

    @classmethod
    def call(cls, command, stdin):
        """The exit status within that memory and time: what looks at each byte once takes a
        hundredth of it, what looks at each of them for each other never ends."""
        bounded = ["/bin/sh", "-c", 'ulimit -d "$1"; ulimit -t 2; exec "$0" "$2" -', PROGRAM,
                   cls.OWN_MEMORY, command]
        with tempfile.TemporaryFile() as given, open(os.devnull, "wb") as nothing:
            given.write(stdin)
            given.seek(0)
            process = subprocess.Popen(bounded, stdin=given, stdout=nothing, stderr=nothing,
                                       env={"LANG": "C.UTF-8"})
        return process.wait()

    def assertCheap(self, link):
        for kind in ("cimaise:1/", "cimaise:1b/"):
            self.assertRefusedSoon(link.replace("cimaise:1/", kind))

    def assertRefusedSoon(self, text):
        self.assertUnusable(Run("file", "-", stdin=text.encode()))
        if not self.sanitized:
            self.assertEqual(self.call("file", text.encode()), 2)

    def test_more_than_a_link_may_hold(self):
        self.assertCheap("cimaise:1/" + "A" * 4 * MEGABYTE)
        self.assertUnusable(Run("file", "-", stdin=b"cimaise:1/" + b"A" * (65536 - 9)), "65536")
        self.assertUnusable(Run("file", "cimaise:1/" + "A" * (65536 - 10)))
        for size in (MEGABYTE + 1, 30 * MEGABYTE):
            self.assertCheap(links.link_of(b"\0" * size))
        self.assertUnusable(Run("file", links.link_of(b"\0" * (MEGABYTE + 1))), "1 MB")

    def test_nested(self):
        for content in (nested(17), nested(MEGABYTE - 1), b"\x9f" * MEGABYTE, b"\xa1" * MEGABYTE,
                        b"\xc1" * MEGABYTE, b"\x9b" + b"\xff" * 8, b"\xbb" + b"\x7f" * 8,
                        b"\x7b" + b"\x7f" * 8, b"\x9a\xff\xff\xff\xff" + b"\0" * 1000,
                        b"\x7f" * MEGABYTE, b"\x5f" * MEGABYTE, b"\xbf\x61a" * (MEGABYTE // 3),
                        b"\xd9\xd9\xf7" * (MEGABYTE // 3), b"\x7f\x5f" * (MEGABYTE // 2),
                        b"\x9f\xbf\x61a\xc0\x81\x5f\x7f" * (MEGABYTE // 8)):
            self.assertCheap(links.link_of(content))

    def test_wide(self):
        for content in (lists(1_000_000, 0, b""), lists(250, 4096, b"\0"),
                        lists(500, 2049, b"\0"), lists(300_000, 1, b"\0"),
                        lists(300_000, 1, b"\x60"), lists(250_000, 0, b"")[:MEGABYTE],
                        links.cbor2.dumps("a" * (MEGABYTE - 5)),
                        links.cbor2.dumps([{"a": 1, "b": 2}] * 4000),
                        lists(100_000, 2, b"\xa1\x61a\0")):
            self.assertLessEqual(len(content), MEGABYTE)
            self.assertCheap(links.link_of(content))

    def test_boards_with_too_much(self):
        def head(game, **more):
            return {"cimaise": 1, "game": game, "seats": 4, "players": ["Ana"], **more}
        names = [f"{number:05}" for number in range(20_000)]
        for document in (
                head("muse", artists=[{}], round=[0] * 4096),
                head("muse", artists=[{}], round=[{"player": "Ana"}] * 4096),
                head("muse", artists=[{}] * 4096),
                head("muse", artists=[dict.fromkeys(names, 0)]),
                head("muse", artists=[{}], **dict.fromkeys(names, 0)),
                head("art-society", walls=[{}], auction=dict.fromkeys(names, [])),
                head("museum", museums=[{}], boards=dict.fromkeys(names, 0)),
                head("museum", museums=[{"board": "a" * 900_000}], boards={"b": {}}),
                {**head("muse", artists=[{}]), "players": names},
                {**head("muse", artists=[{}]), "players": ["a" * 1_000_000]},
                {**head("musee", musees=[{}], staircases={"top": [1] * 4096, "bottom": []}),
                 "seats": 128}):
            link = links.write(document, "1b")
            self.assertLessEqual(len(link), 65536)
            self.assertRefusedSoon(link)

    def test_what_other_programs_mean_by_a_link(self):
        table = LINK.removeprefix("cimaise:")
        for text in ("https://example.org/", "https://example.org/a#1/2", "https://a.org/#1b/notes",
                     "mailto:ana@example.org", "tel:+33123456789", "WIFI:T:WPA;S:home;P:secret;;",
                     "BEGIN:VCARD\nVERSION:4.0\nFN:Ana\nEND:VCARD", "otpauth://totp/a?secret=JBSWY3DP",
                     "geo:48.86,2.35", "bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "market://details",
                     "file:///etc/passwd", "file:///etc/passwd#1/", "cimaise://" + table,
                     "javascript:alert(1)#1/" + "A" * 100, "\0" * 100, "[]", ""):
            with self.subTest(text):
                self.assertRefusedSoon(text)

    def test_a_megabyte_of_text(self):
        for text in ("a" * MEGABYTE, "cimaise:" * (MEGABYTE // 8), "#1b/" * (MEGABYTE // 4),
                     "cimaise:1b/" + "A" * MEGABYTE, " " * MEGABYTE, "#" * MEGABYTE,
                     "cimaise:1/" + "/" * MEGABYTE, "é" * (MEGABYTE // 2), "{" * MEGABYTE):
            self.assertRefusedSoon(text)

    def test_flipped_bits(self):
        chance = random.Random(13)
        for kind, document in (("1", TABLE), ("1b", links.board_of(TABLE, TABLE["players"][0]))):
            content = links.cbor2.dumps(document, canonical=True)
            stream = links.deflated(content)
            for of, whole in ((stream, lambda bits: bits), (content, links.deflated)):
                for _ in range(100):
                    bits = bytearray(of)
                    at = chance.randrange(len(bits) * 8)
                    bits[at // 8] ^= 1 << at % 8
                    run = Run("file", f"cimaise:{kind}/{links.letters(whole(bytes(bits)))}")
                    if run.status:
                        self.assertUnusable(run)
                    elif of is stream:  # bits between the last block and the checksum
                        self.assertEqual(run.json, document)
                    else:  # a letter of a name, or another exhibit
                        self.assertNotEqual(run.json, document)

    def test_a_link_that_would_be_too_long_is_not_made(self):
        chance = random.Random(1)
        def name():
            return "".join(chr(chance.randrange(0x4E00, 0x9000)) for _ in range(200))
        def wall():
            column, row = chance.randrange(1, 12), chance.randrange(1, 13)
            there = [[column, row], [column + 1, row]]
            return there if chance.randrange(2) else [cell[::-1] for cell in there]
        crowded = {"cimaise": 1, "game": "museum", "players": [name() for _ in range(5)],
                   "museums": [{}] * 5,
                   "boards": {name(): {"plan": ["." * 12] * 12,
                                       "walls": [wall() for _ in range(128)]}
                              for _ in range(63)}}
        path = self.file("crowded.cimaise", json.dumps(crowded))
        self.assertEqual(Run("check", path).status, 0)
        self.assertUnusable(Run("link", path), "65536")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
