#!/usr/bin/python3
"""Writes the dictionary with which links of kind 1 are compressed: what games have in common, as
CBOR. Rare content comes first, the most frequent last.

schema/link-1.dictionary was written by this script and never changes, because every existing link
needs it. A better one would be link-2.dictionary, with another number before the slash.

Usage: link_dictionary.py > schema/link-1.dictionary
"""
import sys

import cbor2

CIVILISATIONS = ("inca mayan polynesian greek roman celtic phoenician egyptian mesopotamian chinese "
                 "indian japanese").split()
DOMAINS = "architecture culture agriculture warfare navigation theology".split()
CONTINENTS = "america-pacific europe africa-middle-east asia".split()
PATRONS = "quadruple continent perfect masterpieces fountain glimpse other".split()
TYPES = "city-life portrait still-life landscape".split()
FRAMES = "dcba"
SUITS = "moons suns waves leaves wyrms knots".split()
CARDS = ("the-huntress the-bard the-sea the-end the-calamity the-windfall the-pact the-darkness "
         "the-merchant the-diplomat the-mill the-betrayal the-chance-meeting the-castle the-cave "
         "the-lunatic the-penitent the-market the-forest the-discovery the-soldier the-mountain "
         "the-sailor the-battle the-journey the-painter the-savage the-author the-desert the-origin "
         "ace-of-moons ace-of-suns ace-of-waves ace-of-leaves ace-of-wyrms ace-of-knots the-harvest "
         "the-watchman the-light-keeper the-borderland the-consul the-rite the-island "
         "the-window").split()
RARE_SIZES = [(5, 5), (5, 4), (4, 5), (5, 3), (3, 5), (5, 2), (2, 5), (4, 4)]
USUAL_SIZES = [(2, 2), (2, 3), (3, 2), (3, 3), (4, 2), (2, 4), (4, 3), (3, 4)]
DECOR_SIZES = [(3, 1), (1, 3), (2, 1), (1, 2), (1, 1)]
PLAYERS = ["Ana", "Bo", "Cy", "Di"]


def cbor(value):
    return cbor2.dumps(value, canonical=True)


def text(*parts):
    """One item after the other: texts as CBOR, bytes as they are."""
    return b"".join(part if isinstance(part, bytes) else cbor(part) for part in parts)


def next_of(keys):
    """How the next tile or object begins: so many keys, its place first."""
    return text(bytes([0xA0 + keys]), "at", b"\x82")


def size(columns, rows):
    return text("size", bytes([0x82, columns, rows]))


def objects():
    return b"".join(text("value", value, "domain", domain, "civilisation", civilisation, next_of(4))
                    for civilisation in CIVILISATIONS for domain in DOMAINS
                    for value in (5, 4, 3, 2, 1))


def paintings(sizes):
    return b"".join(text(size(*sides), "frame", frame, "painting", kind, next_of(4))
                    for sides in sizes for frame in FRAMES for kind in TYPES)


def decor():
    return b"".join(text(size(*sides), "decor", max(sides), next_of(3)) for sides in DECOR_SIZES)


def starting_paintings():
    return b"".join(text(size(2, 3), "frame", frame, "start", True, "painting", kind, next_of(4))
                    for frame in FRAMES for kind in TYPES)


def words():
    patrons = b"".join(cbor({"kind": kind, "points": [10, None, None]}) for kind in PATRONS)
    tokens = b"".join(text(continent, 2) for continent in CONTINENTS)
    unsold = b"".join(text(b"\xa2", "type", kind, "value") for kind in TYPES)
    seats = b"".join(text("seats", seats) for seats in (5, 3, 2, 4))
    return (patrons + tokens + unsold + seats + text({"a": "gilded", "b": "x"})
            + text("first-french", *CARDS))


def document(game, players, readings, **keys):
    return cbor({"cimaise": 1, "game": game, "title": "T", "played": "2026-11-20",
                 "players": PLAYERS[:players], "readings": readings, **keys})


def museum():
    return document(
        "museum", 3,
        {"museum.duplicates": "join", "museum.gallery.domain": "distinct",
         "museum.patron.experts": "yes", "museum.patron.adjacent": "yes", "museum.both": "adds"},
        edition="retail", opinion={continent: 2 for continent in CONTINENTS},
        boards={"standard": {"plan": ["..G..", "..G..", "GGGGG", "..G..", "..G.."],
                             "walls": [[[1, 1], [2, 1]]],
                             "bonus": {"main": None, "full": None, "both": None}}},
        museums=[{"board": "standard", "track": None, "prestige": 0, "press": 0,
                  "objects": [{"at": [1, 1], "civilisation": "roman", "domain": "culture",
                               "value": 3}],
                  "experts": [{"civilisation": "roman"}, {"domain": "navigation"},
                              {"name": "Patricia Turner"}],
                  "patron": {"kind": "legacy", "civilisation": "celtic",
                             "points": [10, None, None]},
                  "discard": {"asia": 1, "europe": 2}}])


def muse():
    return document(
        "muse", 4, {"muse.paint.short": "discard", "muse.growth.when": "at-once"},
        deck="basic", growth=0, growAfter=1, economy={suit: 7 for suit in SUITS},
        artists=[{"studio": [], "palace": [], "coins": {}},
                 {"studio": ["the-mill"], "palace": ["the-sea"],
                  "coins": {suit: 1 for suit in SUITS}}],
        round=[{"player": "Ana", "action": "paint", "card": "the-author", "pay": {"moons": 2},
                "discard": "the-cave"},
               {"player": "Bo", "action": "patron", "card": "the-pact"},
               {"player": "Cy", "action": "sketch", "card": "the-mill"},
               {"player": "Di", "action": "palace", "card": "the-end"}])


def art_society():
    return document(
        "art-society", 4,
        {"art.frames.moved": "final", "art.decor.swapped": "no", "art.decor.four": "at-most",
         "art.prestige.black": "no"},
        wall={"size": [12, 9], "stars": [[6, 5], [7, 5]], "eyeline": [4, 6], "verified": True},
        prestige={"city-life": 23, "portrait": 31, "still-life": None, "landscape": 44},
        frames={"a": "gilded", "b": "black", "c": "c", "d": "d"}, auction={"Ana": [5, 1]},
        walls=[{"ordered": True, "assistant": None, "excess": 0, "hand": list(range(1, 21)),
                "tiles": [{"painting": "portrait", "frame": "a", "at": [6, 4], "size": [2, 3],
                           "start": True},
                          {"painting": "landscape", "frame": "a", "at": [8, 4], "size": [2, 2]}]},
               {"ordered": False, "tiles": [], "assistant": None, "excess": 0}])


def musee():
    bare = [None] * 6
    return document(
        "musee", 2, {"musee.match.shared": "no", "musee.stuck.team": "player"},
        staircases={"top": [2, 4, 6], "bottom": [1, 3, 5]}, hands={"Ana": [1, 2, 3]},
        musees=[{"upper": bare, "middle": bare, "lower": list(range(24, 30)),
                 "bonuses": ["upper", "middle", "lower"]},
                {"upper": list(range(30, 36)), "middle": list(range(36, 42)),
                 "lower": list(range(42, 48)), "bonuses": []}])


def dictionary():
    return (objects() + paintings(RARE_SIZES) + paintings(USUAL_SIZES) + decor()
            + starting_paintings() + words() + museum() + muse() + art_society() + musee())


if __name__ == "__main__":
    sys.stdout.buffer.write(dictionary())
