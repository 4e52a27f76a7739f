"""Attacks with mangled libraries (rows, bytes, files): the app must start and survive opening every
game.
"""

import re
import sqlite3
import time

import stored
from attacks import answers, attack
from documents import HUGE, SAMPLES

ODD = (None, -1, 0, 1, 7, 99, 2**31, HUGE - 1, -HUGE, 1.5, "", "x", "-1", "\0", "🖼" * 50, "\u202ex",
       "x" * 100_000, b"", b"\xff\xfe\0", "null", "[]", "{}", '{"cimaise": 1}', "[" * 5000)
COLUMNS = {
    "games": ("id", "game", "title", "players", "finished", "score", "match", "created", "updated",
              "position", "recency", "searched", "removed", "result", "ended"),
    "steps": ("game", "position", "document", "what"),
    "settings": ("key", "value"),
    "people": ("name", "colour", "shape", "used"),
    "aliases": ("alias", "name"),
}
# SQLite's own messages about a damaged file in the log.
COMPLAINTS = re.compile(r"(QSql|qt\.sql)[^\n]*\n")


def unbind(connection):
    """Takes the promises of the tables away, so that anything can be put in; what they were."""
    before = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'"
                                " AND name IN ('games', 'steps')").fetchall()
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_schema SET sql = replace(replace(sql, ') STRICT', ')'),"
                       " ' NOT NULL', '') WHERE type = 'table' AND name IN ('games', 'steps')")
    connection.execute("PRAGMA writable_schema = RESET")
    return before


def set_odd(chance, connection):
    """One column of one row, or of all rows where they are few."""
    table = chance.choice(("games", "games", "games", "steps", "steps", "settings", "people",
                           "aliases"))
    column, odd = chance.choice(COLUMNS[table]), chance.choice(ODD)
    where = ""
    if table in ("games", "steps"):
        many = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        row = chance.randrange(many)
        where = f" WHERE rowid = (SELECT rowid FROM {table} LIMIT 1 OFFSET {row})"
    try:
        connection.execute(f"UPDATE {table} SET {column} = ?{where}", (odd,))
    except sqlite3.Error as refused:  # an index prevents it
        return f"{table}.{column}: {refused}"
    return f"{table}.{column}{where} = {odd!r:.60}"


def mangle(chance, file, changes):
    """Sets columns of some rows to something odd; what was done, in words."""
    with stored.opened(file) as connection:
        before = unbind(connection)
        done = [set_odd(chance, connection) for _ in range(changes)]
        bind_again(connection, before)
    return done


def bind_again(connection, before):
    """The tables promise again what they do not keep."""
    connection.execute("PRAGMA writable_schema = ON")
    for name, sql in before:
        connection.execute("UPDATE sqlite_schema SET sql = ? WHERE type = 'table' AND name = ?",
                           (sql, name))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def use_everything(round_, app):
    """Starts on it; of two games in the list, each is duplicated, saved as a file and opened."""
    app.start()
    app.kill()
    app.start("--open-page", "home")
    app.find(app.say("home.new"))
    more = re.compile(rf"{re.escape(app.say('home.game.more'))}.*", re.DOTALL)
    for game in round_.random.sample(range(4), 2):
        for act in ("home.game.duplicate", "home.game.save"):
            use(app, more, game, app.say(act))
        open_and_go_back(app, more, game)
        round_.count("games of mangled libraries tried")


def use(app, more, game, act):
    """Does what the list offers with a game; a dialog that comes up is put away."""
    press(app, app.seen(more)[game:game + 1])
    press(app, app.seen(act)[:1])
    time.sleep(0.1)
    answers(app)
    app.key("Escape", "Escape")  # also away from a game


def open_and_go_back(app, more, game):
    """A game that can be read is shown, of another it is said that it cannot."""
    buttons = app.seen(role="push button")
    cards = [before for before, after in zip(buttons, buttons[1:]) if more.fullmatch(after.name)]
    press(app, cards[game:game + 1])
    answers(app)
    back = app.seen(app.say("wall.back"))
    if back:
        press(app, back[:1])
        app.find(app.say("home.new"), seconds=10)


def press(app, found):
    """As a screen reader does, if it is there."""
    if found:
        app.do(found[0], "Press")


@attack(weight=2)
def rows(round_):
    """Columns of the wrong type, out of range, empty, huge."""
    app = round_.app()
    round_.may_say(COMPLAINTS)
    file = stored.stored_games(round_, app)
    note(round_, mangle(round_.random, file, changes=round_.random.choice((1, 1, 2, 5))))
    use_everything(round_, app)
    round_.count("libraries with odd rows")


def note(round_, done):
    """What was done, for who looks into a failure."""
    (round_.folder / "mangled.txt").write_text("\n".join(done))


@attack(weight=1)
def positions(round_):
    """A game that is not open lies on a step that there is not."""
    app = round_.app()
    file = stored.stored_games(round_, app)
    positions_ = [99, -1, HUGE - 1, 2**31]
    round_.random.shuffle(positions_)
    with stored.opened(file) as connection:
        ids = [row for row, in connection.execute("SELECT id FROM games")]
        connection.executemany("UPDATE games SET position = ? WHERE id = ?", zip(positions_, ids))
        connection.execute("DELETE FROM settings WHERE key = 'open-game'")
    use_everything(round_, app)
    round_.count("games on a step that there is not")


def overwritten(chance, content, _):
    for start in starts(chance, content):
        content[start:start + 8] = chance.randbytes(len(content[start:start + 8]))


def a_page_of_zeroes(chance, content, _):
    for start in starts(chance, content):
        page = slice(start - start % 4096, start - start % 4096 + 4096)
        content[page] = bytes(len(content[page]))


def cut(chance, content, _):
    del content[chance.randrange(len(content) + 1):]


def appended(chance, content, _):
    content += chance.randbytes(chance.randrange(100_000))


def zeroes(_, content, __):
    content[:] = bytes(50_000)


def garbled(chance, content, _):
    start = chance.randrange(len(content) + 1)
    content[start:] = chance.randbytes(len(content) - start)


def gone(_, __, file):
    file.unlink()


def starts(chance, content):
    """Where bytes are overwritten: anywhere, or where SQLite's own figures stand."""
    for _ in range(chance.choice((1, 10, 200))):
        yield chance.choice((0, 100, 4096)) if chance.random() < 0.2 \
            else chance.randrange(len(content))


def spoil(round_, file, ways):
    """Does one of these to a file; what it was."""
    how = round_.random.choice(ways)
    content = bytearray(file.read_bytes())
    how(round_.random, content, file)
    if file.exists():
        file.write_bytes(content)
    note(round_, [how.__name__])
    return how.__name__


@attack(weight=2)
def other_bytes(round_):
    """Bytes of the file overwritten, cut off, appended."""
    app = round_.app()
    round_.may_say(COMPLAINTS)
    file = stored.stored_games(round_, app)
    spoil(round_, file, (overwritten, overwritten, a_page_of_zeroes, cut, appended))
    use_everything(round_, app)
    round_.count("libraries with other bytes")


@attack(weight=1)
def logs(round_):
    """A log that is gone, cut or garbled: what was in it may be lost, nothing else."""
    app = round_.app()
    round_.may_say(COMPLAINTS)
    stored.stored_games(round_, app)
    app.start(SAMPLES[0])
    app.find(app.say("wall.back"))
    app.kill()
    log = app.folder / "library" / f"{stored.FILE}-wal"
    assert log.exists(), "a killed window leaves its log"
    how = spoil(round_, log, (gone, cut, garbled, zeroes))
    (app.folder / "library" / f"{stored.FILE}-shm").unlink(missing_ok=True)
    use_everything(round_, app)
    left = app.stored("SELECT count(*) FROM games")[0][0]
    assert left >= 4, f"{left} of 4 games are left after this was done to a log: {how}"
    round_.count("mangled logs")


@attack(weight=0.5)
def no_library(round_):
    """A file that is none stays as it is, and nobody is told that games are kept."""
    app = round_.app()
    file = app.folder / "library" / stored.FILE
    file.parent.mkdir(parents=True)
    content = round_.random.randbytes(20_000)
    file.write_bytes(content)
    app.start("--open-page", "home")
    app.find(app.say("home.new"))
    assert not app.seen(app.say("home.none.advice")), "it says that every game is kept"
    round_.count("files that are no library")
    app.kill()
    assert file.read_bytes() == content, "it was written to"
