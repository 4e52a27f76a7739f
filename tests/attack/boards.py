"""Attacks with paintings moved to other players' boards, by drags to the tabs and by the tool, until
the app is killed: none is lost, none is there twice.
"""

import json
import re

import stored
from attacks import attack, wait_for
from kills import flat
from table import GALLERIES


def hanging(document, first=0):
    """Every number on any board from that one on, sorted."""
    musees = json.loads(document)["musees"][first:]
    return sorted(number for musee in musees for gallery in GALLERIES
                  for number in musee[gallery] if number)


def on_table(app):
    stored.assert_sound(app)
    return stored.rows(app, stored.ON_THE_TABLE, "open-game")[0][0]


TAB = re.compile(r"(Ana|Bo), \d+ points?, .*filled")


def tabs(app):
    wait_for(lambda: len(app.seen(TAB)) == 2, "the tabs of the players")
    return app.seen(TAB)


def filled(table):
    return [(gallery, column) for gallery in GALLERIES for column in range(1, 7)
            if table.hangs(gallery, column)]


def anywhere(round_, table):
    """Any space: taken ones swap."""
    return table.space(round_.random.choice(GALLERIES), round_.random.randint(1, 6))


def by_drag(round_, app, table, space):
    app.drag(table.space(*space), round_.random.choice(tabs(app)))


def by_tool(round_, app, table, space):
    table.select(*space)
    app.touch_name(app.say("musee.tool.move"), "push button")
    app.touch(round_.random.choice(tabs(app)))


@attack(weight=2)
def moved_between(round_):
    numbers = sorted(round_.random.sample(range(10, 50), 6))
    app, table = stored.bare_table(round_)
    app.type("".join(map(str, numbers)))
    wait_for(lambda: flat(table.musee())[:6] == numbers, table.musee)
    for _ in range(round_.random.randint(2, 8)):
        spaces = filled(table)
        if not spaces:
            app.touch(round_.random.choice(tabs(app)))
            continue
        round_.random.choice((by_drag, by_tool))(round_, app, table, round_.random.choice(spaces))
        app.touch(anywhere(round_, table))
        if round_.random.random() < 0.3:
            app.key("escape")
    wait_for(lambda: hanging(on_table(app)) == numbers, lambda: f"{numbers}; on disk {on_table(app)}")
    app.kill()
    assert hanging(on_table(app)) == numbers, f"{numbers} were entered: {on_table(app)}"
    round_.count("paintings that ended on the other board", len(hanging(on_table(app), 1)))
