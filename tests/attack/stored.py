"""Reads the contents of a library from a copy, so that reading changes nothing."""

import contextlib
import json
import pathlib
import re
import shutil
import sqlite3
import tempfile

import layouts
from documents import GAMES, SAMPLES
from table import GALLERIES, Table

FILE = "library.sqlite"
ON_THE_TABLE = ("SELECT steps.document FROM games JOIN steps ON steps.game = games.id AND"
                " steps.position = games.position WHERE games.id ="
                " (SELECT CAST(value AS INTEGER) FROM settings WHERE key = ?)")
TITLED = ("SELECT steps.document FROM games JOIN steps ON steps.game = games.id AND"
          " steps.position = games.position WHERE games.title = ?")


@contextlib.contextmanager
def opened(file):
    """A connection that is closed in the end."""
    connection = sqlite3.connect(file, timeout=5, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


def rows(app, query, *values):
    """The answer of a library as it lies there, its log included, whoever has it open."""
    folder = app.folder / "library"
    with tempfile.TemporaryDirectory() as copy:
        for file in (FILE, f"{FILE}-wal"):  # the log last: it only grows
            if (folder / file).exists():
                shutil.copy(folder / file, copy)
        with opened(pathlib.Path(copy, FILE)) as connection:
            return connection.execute(query, values).fetchall()


def assert_sound(app):
    """SQLite finds nothing wrong, and no game lacks what lies on its table."""
    assert rows(app, "PRAGMA integrity_check") == [("ok",)], rows(app, "PRAGMA integrity_check")
    lost = rows(app, "SELECT id FROM games WHERE NOT EXISTS (SELECT 1 FROM steps WHERE"
                     " steps.game = games.id AND steps.position = games.position)")
    assert not lost, f"games without a table: {lost}"


def spaces(document):
    """The first player's Musée, bare spaces as 0, as Table.musee() reads it from the window."""
    musee = json.loads(document)["musees"][0]
    return [[number or 0 for number in musee[gallery]] for gallery in GALLERIES]


def bare_table(round_, folder="app", hidden=False):
    """A window with a bare Musée for two, kept in a library of its own."""
    app = round_.app(folder)
    if hidden:
        app.hide()
    app.start(layouts.write(app.folder / "table.cimaise", title="Friday"))
    return app, Table(app)


def stored_games(round_, app):
    """Puts a library there that holds a game of each kind; made once a run by the app itself."""
    made = round_.desktop.folder / "games-kept"
    if not made.exists():
        maker = round_.app("maker")
        for game in GAMES:
            maker.start(next(file for file in SAMPLES if file.parent.name == game))
            maker.close()
        with opened(maker.folder / "library" / FILE) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copytree(maker.folder / "library", made)
    shutil.copytree(made, app.folder / "library")
    return app.folder / "library" / FILE


def card_of(title):
    """The name of a kept game's card at home."""
    return re.compile(rf"{re.escape(title)}, .*")
