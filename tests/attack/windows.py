"""Attacks with two starts on one library: one window shows both, or one writes and one reads, and
taking over loses nothing.
"""

import signal

import stored
import layouts
from attacks import attack, wait_for
from kills import flat, on_disk
from table import Table


def shows(table, numbers):
    return flat(table.musee())[:len(numbers)] == numbers


def pair(round_):
    """A has entered three numbers; B has started beside it on the same library, and cannot reach it."""
    numbers = sorted(round_.random.sample(range(10, 50), 6))
    first, table = stored.bare_table(round_, hidden=True)
    first.type("".join(map(str, numbers[:3])))
    wait_for(lambda: shows(table, numbers[:3]), table.musee)
    second = round_.app()
    second.start()
    second.find(second.say("library.trouble.in-use"))
    beside = Table(second)
    assert shows(beside, numbers[:3]), beside.musee()
    return first, table, second, beside, numbers


def write_on(first, table, numbers):
    """Key by key with the accessibility's press: B lies over A, where no finger reaches it."""
    for number in numbers:
        first.do(table.key(number), "Press")
        wait_for(lambda: number in flat(table.musee()), table.musee)


def end(round_, first):
    """Closed, told to end, or killed."""
    how = round_.random.choice(("close", "kill", "terminate"))
    if how == "terminate":
        first.process.send_signal(signal.SIGTERM)
        first.process.wait(10)
    (first.kill if how == "kill" else first.close)()
    return how


def take_over(round_, by_touch):
    first, table, second, beside, numbers = pair(round_)
    beside.select("middle", 1)
    write_on(first, table, numbers[3:])
    end(round_, first)
    second.touch_name(second.say("wall.trouble.retry"))
    second.gone(second.say("library.trouble.in-use"))
    last = 50
    if by_touch:
        beside.touch_key(last)
    else:
        second.type(str(last))
    wait_for(lambda: last in flat(beside.musee()), lambda: f"{last} is taken: {beside.musee()}", 5)
    assert shows(beside, [*numbers, last]), f"{numbers} and {last}; there hang {beside.musee()}"
    second.key("ctrl+z")
    wait_for(lambda: shows(beside, [*numbers, 0]), beside.musee)
    second.kill()
    assert on_disk(second)[:7] == [*numbers, 0], on_disk(second)
    assert len(stored.rows(second, "SELECT position FROM steps")) == 8, "a step for each number"


@attack(weight=2)
def taken_over_by_touch(round_):
    take_over(round_, True)
    round_.count("libraries taken over, and gone on with by touch")


@attack(weight=1)
def taken_over_by_key(round_):
    take_over(round_, False)
    round_.count("libraries taken over, and gone on with by key")


@attack()
def reader_changes_nothing(round_):
    """What one enters the other cannot change."""
    first, table, second, beside, numbers = pair(round_)
    write_on(first, table, numbers[3:])
    second.type("1910")
    assert shows(beside, numbers[:3]), beside.musee()
    first.kill()
    second.kill()
    assert on_disk(first)[:7] == [*numbers, 0], on_disk(first)
    round_.count("readers beside a writer")


@attack()
def opened_elsewhere(round_):
    """A third one starts while two are open, and one after the other ends."""
    first, table, second, _, numbers = pair(round_)
    third = round_.app()
    third.start()
    third.find(third.say("library.trouble.in-use"))
    second.kill()
    write_on(first, table, numbers[3:])
    end(round_, first)
    third.touch_name(third.say("wall.trouble.retry"))
    third.gone(third.say("library.trouble.in-use"))
    wait_for(lambda: shows(Table(third), numbers), lambda: Table(third).musee())
    third.kill()
    assert on_disk(third)[:7] == [*numbers, 0], on_disk(third)
    round_.count("libraries with three windows")


@attack(weight=2)
def passed_on(round_):
    """Further starts while a number is entered: one window shows all, and keeps all."""
    first, table = stored.bare_table(round_)
    numbers = sorted(round_.random.sample(range(10, 50), 3))
    first.type("".join(map(str, numbers)))
    last = round_.random.randrange(10, 50)
    first.desktop.run("xdotool", "mousemove", "1400", "940")  # no tooltip opens meanwhile
    titles = ["Saturday", "Sunday"]
    starts = [round_.app() for _ in titles]
    for start, title in zip(starts, titles):
        start.launch(layouts.write(start.folder / f"{title}.cimaise",
                                   layouts.musee(upper=str(last)), title=title))
    for start in starts:
        assert start.process.wait(30) == 0, f"it ended with {start.process.returncode}"
        start.kill()
    wait_for(lambda: shows(Table(first), [last]), first.described)
    first.kill()
    stored.assert_sound(first)
    for title, expected in [("Friday", numbers), *((title, [last]) for title in titles)]:
        found = stored.spaces(stored.rows(first, stored.TITLED, title)[0][0])[0]
        assert found[:len(expected)] == expected, f"{title}: {expected} entered, {found} kept"
    round_.count("games passed on to the first window", len(titles))
