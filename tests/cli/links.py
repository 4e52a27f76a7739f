"""A second reader and writer of links, written from the contract's page alone: Python's zlib, and cbor2
for the documents."""
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


def documents():
    """Every sample and golden that can be read, as path and document."""
    for folder in ("samples", "tests/golden"):
        for path in sorted((CHECKOUT / folder).glob("*/*.cimaise")):
            if path.parent.name != "refused":
                yield path, json.loads(path.read_text())
