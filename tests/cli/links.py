"""Independent reader and writer of links, written from the contract's page alone: Python's zlib,
and cbor2 for the documents.
"""
import base64
import json
import pathlib
import re
import zlib

import cbor2

CHECKOUT = pathlib.Path(__file__).resolve().parents[2]
DICTIONARY = (CHECKOUT / "schema" / "link-1.dictionary").read_bytes()
LINK = re.compile(r"(?:[^#]*#|cimaise:)(1b?)/([A-Za-z0-9_-]*)\Z")


def letters(stream):
    return base64.urlsafe_b64encode(stream).rstrip(b"=").decode()


def deflated(content, dictionary=DICTIONARY, level=9):
    given = {"zdict": dictionary} if dictionary else {}
    packer = zlib.compressobj(level=level, **given)
    return packer.compress(content) + packer.flush()


def link_of(content, kind="1"):
    """The link of any bytes."""
    return f"cimaise:{kind}/{letters(deflated(content))}"


def write(document, kind="1"):
    return link_of(cbor2.dumps(document, canonical=True), kind)


def read(link):
    """The kind of a link and its document."""
    kind, payload = LINK.match(link).groups()
    stream = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
    unpacker = zlib.decompressobj(zdict=DICTIONARY)
    content = unpacker.decompress(stream)
    assert unpacker.eof and not unpacker.unused_data
    document = cbor2.loads(content)
    assert cbor2.dumps(document, canonical=True) == content
    return kind, document


#: Of each game: the list of boards, what all boards share, and what belongs to a player.
BOARDS = {"musee": ("musees", {"staircases"}, "hands"),
          "muse": ("artists", {"deck", "growth", "economy"}, "round"),
          "museum": ("museums", {"edition", "opinion"}, None),
          "art-society": ("walls", {"wall", "prestige", "museum", "frames"}, "auction")}


def owners_of(document, player):
    """Whose board the player's is, and its number; None where the table has none for it."""
    players = document["players"]
    number = players.index(player)
    if document["game"] == "musee" and len(players) == 4:
        number %= 2
        owners = players[number::2]
    else:
        owners = [player]
    boards = document[BOARDS[document["game"]][0]]
    return (owners, number) if number < len(boards) else None


def own(part, owners):
    """What of hands, stacks or turns is the owners'."""
    if isinstance(part, list):
        return [turn for turn in part if turn["player"] in owners]
    return {name: cards for name, cards in part.items() if name in owners}


def board_of(document, player):
    """The document of one board, by the contract's page ("Links")."""
    boards, shared, personal = BOARDS[document["game"]]
    owners, number = owners_of(document, player)
    board = {"cimaise": 1, "game": document["game"], "seats": len(document["players"]),
             "players": owners, boards: [document[boards][number]]}
    for key in shared | {"readings"}:
        if key in document:
            board[key] = document[key]
    if personal in document and own(document[personal], owners):
        board[personal] = own(document[personal], owners)
    if document["game"] == "museum":
        name = document[boards][number].get("board", "standard")
        if name in document.get("boards", {}):
            board["boards"] = {name: document["boards"][name]}
    return board


def emptied(document):
    """The same table before anybody has entered a board."""
    game = document["game"]
    boards, _, personal = BOARDS[game]
    columns = 5 if len(document["players"]) == 3 else 6
    bare = {"musee": {**{gallery: [None] * columns for gallery in ("upper", "middle", "lower")},
                      "bonuses": []},
            "art-society": {"ordered": False, "tiles": [], "assistant": None, "excess": 0}}
    table = {key: value for key, value in document.items() if key != personal}
    table[boards] = [bare.get(game, {})] * len(document[boards])
    return table


def documents():
    """Every sample and golden that can be read, as path and document."""
    for folder in ("samples", "tests/golden"):
        for path in sorted((CHECKOUT / folder).glob("*/*.cimaise")):
            if path.parent.name != "refused":
                yield path, json.loads(path.read_text())
