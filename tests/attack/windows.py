"""Attacks with two windows on one library: one writes, one reads, and taking over loses nothing."""

import signal

import kept
from attacks import attack, wait_for
from kills import flat, on_disk
from table import Table


def shows(table, numbers):
    return flat(table.musee())[:len(numbers)] == numbers


def pair(round_):
    """A has entered three numbers; B has started beside it on the same library."""
    numbers = sorted(round_.random.sample(range(10, 50), 6))
    first, table = kept.bare_table(round_)
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
    assert len(kept.rows(second, "SELECT position FROM steps")) == 8, "a step for each number"


@attack(weight=2)
def taken_over_by_touch(round_):
    take_over(round_, True)
    round_.count("libraries taken over, and gone on with by touch")


@attack(weight=1)
def taken_over_by_key(round_):
    take_over(round_, False)
    round_.count("libraries taken over, and gone on with by key")


@attack()
def reader_follows(round_):
    """What one enters the other shows, and cannot change."""
    first, table, second, beside, numbers = pair(round_)
    write_on(first, table, numbers[3:])
    second.type("1910")
    wait_for(lambda: shows(beside, numbers), lambda: f"B follows to {numbers}: {beside.musee()}", 10)
    first.kill()
    second.kill()
    assert on_disk(first)[:7] == [*numbers, 0], on_disk(first)
    round_.count("readers that followed a writer")


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
