"""Documents to begin with, and mutations of them: a wrong value at a place, bytes out of order."""

import copy
import json

from attacks import SOURCE

SAMPLES = sorted((SOURCE / "samples").glob("*/*.cimaise"))
GAMES = sorted({file.parent.name for file in SAMPLES})
GOLDENS = sorted((SOURCE / "tests" / "golden").glob("*/*.cimaise"))
REFUSED = sorted(file for file in (SOURCE / "tests" / "golden" / "refused").glob("*.json")
                 if not file.name.endswith(".expected.json"))

HUGE = 2**63
# Text that looks like something else, hides or turns around what stands beside it.
ODD_TEXTS = ("", " ", "\0", "a\nb", "\u202eanA", "\u2066x", "\ufeff", "\ufffe", "\u0301", "\u00a0",
             "-1", "1", "null", "/", "../..", "%s%n", "{card}", "<b>x</b>", "x" * 201, "🖼" * 101,
             "👩‍👩‍👧‍👦" * 20, "a" * 5000)
ODD = (None, True, False, -1, 0, 1, 2, 61, 1000, 2**31, HUGE, -HUGE - 1, 1.5, 1e300, [], [[]],
       [None], [1, 2, 3], {}, {"": 0}, {"at": [1, 1]}) + ODD_TEXTS


def places(value, path=()):
    """Where in a document something stands, the document itself first."""
    yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from places(part, (*path, index))


def at(document, path):
    for step in path:
        document = document[step]
    return document


def replaced(document, path, value):
    """A copy with another value there."""
    if not path:
        return value
    changed = copy.deepcopy(document)
    at(changed, path[:-1])[path[-1]] = value
    return changed


def as_bytes(document):
    """A lone surrogate, which no encoding has, stays an escape."""
    return json.dumps(document, ensure_ascii=False).encode("utf-8", "surrogatepass")


def reshaped(chance, document):
    """One thing in it taken away, put twice, renamed or exchanged for another of its parts."""
    changed = copy.deepcopy(document)
    path = chance.choice(list(places(changed))[1:])
    holder, last = at(changed, path[:-1]), path[-1]
    what = chance.randrange(4)
    if what == 0:
        del holder[last]
    elif what == 1 and isinstance(holder, list):
        holder[last:last] = [holder[last]] * chance.choice((1, 2, 70, 600))
    elif what == 2 and isinstance(holder, dict):
        holder[chance.choice(("", "x" * 1000, "\u202ex\n", "cimaise", "🖼"))] = holder.pop(last)
    else:
        holder[last] = copy.deepcopy(at(document, chance.choice(list(places(document)))))
    return as_bytes(changed)


def garbled(chance, text):
    """The bytes with some flipped, left out, doubled or put in."""
    garbled_ = bytearray(text)
    for _ in range(chance.choice((1, 1, 2, 8))):
        where = chance.randrange(len(garbled_) + 1)
        what = chance.randrange(4)
        if what == 0 and where < len(garbled_):
            garbled_[where] ^= 1 << chance.randrange(8)
        elif what == 1:
            del garbled_[where:where + chance.choice((1, 2, 40))]
        elif what == 2:
            garbled_[where:where] = garbled_[where:where + chance.randrange(1, 200)]
        else:
            garbled_[where:where] = chance.choice((
                b"\0", b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"[", b"{", b'"',
                b"\\", b"\\ud800", b",", b"1e999", b"9" * 400, b"-", b"/*", b"NaN", b"\r\n"))
    return bytes(garbled_)


def monsters():
    """Files that are wrong in one big way, each with its name."""
    game = SAMPLES[0].read_bytes().rstrip()
    head = game[:-1].rstrip()
    yield "nothing", b""
    yield "a-mebibyte-of-brackets", b"[" * 2**20
    yield "deep", b'{"a":' * 50_000 + b"1" + b"}" * 50_000
    yield "a-key-of-a-million-letters", head + b',"' + b"k" * 10**6 + b'":1}'
    yield "a-key-of-four-million", head + b',"' + b"k" * (4 * 10**6 - len(game)) + b'":1}'
    yield "a-key-that-turns-around", head + b',"' + "\u202e\u2066abc\u0085\u2028".encode() + b'":1}'
    yield "a-key-that-is-no-text", head + b',"\xff\xfe\xc0":1}'
    yield "a-million-keys", head + b"," + b",".join(b'"%d":1' % key
                                                  for key in range(10**5)) + b"}"
    yield "a-million-digits", head + b',"n":' + b"9" * 10**6 + b"}"
    yield "a-name-of-a-million-letters", game.replace(b'"players": ["', b'"players": ["'
                                                      + b"n" * 10**6, 1)
    yield "a-game-of-a-million-letters", b'{"cimaise":1,"game":"' + b"g" * 10**6 + b'"}'
    yield "a-version-of-a-million-digits", b'{"cimaise":' + b"1" * 10**6 + b"}"
    yield "blanks", b" " * 4 * 10**6
    yield "zeroes", bytes(10**6)
