"""Links whose CBOR is nested as deep as a link can hold: refused in words, by both programs."""

import pathlib
import sys

from attacks import SOURCE, attack, turn, wait_for
from command_line import Called
from documents import SAMPLES

sys.path.insert(0, str(SOURCE / "tests" / "cli"))

import links  # noqa: E402

MOST = 2**20 - 64

# Every major type that can hold another item, with and without a length, and mixtures of them.
LAYERS = {"texts": b"\x7f", "bytes": b"\x5f", "lists": b"\x81", "open-lists": b"\x9f",
          "long-lists": b"\x98\x01", "maps": b"\xa1\x61a", "open-maps": b"\xbf\x61a",
          "keys": b"\xa1", "open-keys": b"\xbf", "tags": b"\xc0", "long-tags": b"\xd9\xd9\xf7",
          "texts-in-lists": b"\x9f\x7f", "bytes-in-texts": b"\x7f\x5f",
          "mixed": b"\x9f\xbf\x61a\xc0\x81\xa1\x61a\x5f\x7f"}


def deep_links():
    """Name and link of each nesting, as a table and as one board."""
    for name, layer in LAYERS.items():
        content = layer * (MOST // len(layer))
        for kind in ("1", "1b"):
            yield f"{name}-{kind}", links.link_of(content, kind)


def packed(link):
    """The link in a file, as it arrives by mail."""
    return link.encode() + b"\n"


@attack(weight=0.3)
def on_the_command_line(round_):
    for name, link in deep_links():
        file = round_.folder / f"{name}.cimaise"
        file.write_bytes(packed(link))
        behind = "https://example.org/" + link.replace("cimaise:", "#", 1)
        for arguments in (["check", link], ["score", link], ["file", link], ["check", behind],
                          ["check", file], ["join", SAMPLES[0], link]):
            called = Called(*arguments)
            called.check_end()
            called.check_cost()
            assert called.status == 2, f"{name} is refused: {called}"
            assert called.errors.count(b"\n") == 1, f"{name}: one line: {called}"
            assert not called.out, f"{name}: nothing on standard output: {called}"
            round_.count("calls with deep links")


@attack(weight=0.5)
def in_the_window(round_):
    """The window refuses it in words and lives on, as a link and in a file."""
    name, link = turn(round_, list(deep_links()))
    file: pathlib.Path = round_.folder / f"{name}.cimaise"
    file.write_bytes(packed(link))
    for given in (link, file):
        app = round_.app(f"app-{given is file}").start(given)
        app.find(app.say("home.new"), seconds=5)
        wait_for(lambda: [node for node in app.seen()
                          if "CBOR" in node.name or "Nested deeper" in node.name],
                 f"{name} is refused in words", 5)
        round_.count("deep links in the window")
