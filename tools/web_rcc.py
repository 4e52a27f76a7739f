#!/usr/bin/python3
"""Qt's rcc for the browser version: QML files become empty, because their bytecode is compiled in.

web_rcc.py RCC ARGUMENT…
"""
import os
import pathlib
import re
import sys


def emptied(listing: str) -> str:
    """A copy of a list of QML files in which each has the content of an empty file."""
    source = pathlib.Path(listing)
    if "_raw_qml_" not in source.name:
        return listing
    empty = source.with_name("empty.qml")
    empty.touch()
    copy = source.with_suffix(".emptied.qrc")
    copy.write_text(re.sub(r">[^<>]*\.qml</file>", f">{empty}</file>", source.read_text()))
    return str(copy)


def main() -> None:
    rcc, *arguments = sys.argv[1:]
    arguments = [emptied(one) if one.endswith(".qrc") else one for one in arguments]
    os.execv(rcc, [rcc, *arguments])


if __name__ == "__main__":
    main()
