"""Attacks with exports of BG Stats: refused with a reason, or imported once; nothing else changes."""

import json

import documents
import stored
from attacks import SOURCE, attack, wait_for

EXPORTS = sorted((SOURCE / "tests" / "fuzz" / "plays").glob("*"))


def odd_export(chance):
    """One of the exports with a wrong value, of another shape, or with other bytes."""
    text = chance.choice(EXPORTS).read_bytes()
    document = json.loads(text)
    how = chance.randrange(4)
    if how == 0:
        path = chance.choice(list(documents.places(document)))
        return documents.as_bytes(documents.replaced(document, path, chance.choice(documents.ODD)))
    if how == 1:
        return documents.reshaped(chance, document)
    return documents.garbled(chance, text) if how == 2 else text


def games(app):
    return stored.rows(app, "SELECT count(*) FROM games")[0][0]


def import_button(app):
    return next((node for node in app.seen(role="push button")
                 if node.name == app.say("plays.start")), None)


def open_export(round_, app, file):
    """Returns true if the import can start, false if the file is refused or needs answers."""
    app.start(file)
    wait_for(lambda: import_button(app) or [node for node in app.seen() if file.name in node.name],
             "the file is offered or refused", 10)
    button = import_button(app)
    round_.count("exports offered" if button else "exports refused")
    return button is not None and "enabled" in button.states


@attack()
def odd_exports(round_):
    """Opened and imported, then opened and imported again."""
    file = round_.folder / f"export.{round_.random.choice(('json', 'bgsplay'))}"
    file.write_bytes(odd_export(round_.random))
    app = round_.app()
    if not open_export(round_, app, file):
        assert games(app) == 0, "nothing was imported"
        return
    app.do(import_button(app), "Press")
    wait_for(lambda: import_button(app) is None, "the import ends", 10)
    wait_for(lambda: [node for node in app.seen() if "import" in node.name.lower()], "it says so")
    imported = games(app)
    assert imported <= 4, f"{imported} games"
    stored.assert_sound(app)
    app.kill()
    if open_export(round_, app, file):
        app.do(import_button(app), "Press")
        wait_for(lambda: import_button(app) is None, "the import ends", 10)
    assert games(app) == imported, "nothing is imported twice"
    round_.count("exports imported twice")


@attack(weight=0.2)
def monstrous_exports(round_):
    """Files that are wrong in one big way: refused at once, and the window lives on."""
    name, content = round_.random.choice(list(documents.monsters()))
    file = round_.folder / f"{name}.bgsplay"
    file.write_bytes(content)
    app = round_.app().start(file)
    seen = wait_for(lambda: [node.name for node in app.seen() if file.name in node.name],
                    "it says that the file is refused", 10)
    assert max(map(len, seen)) < 1000, f"{max(map(len, seen))} letters are shown"
    app.find(app.say("home.new"), seconds=2)
    assert games(app) == 0
    round_.count("monstrous exports")
