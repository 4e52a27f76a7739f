"""Random finished games in a library, and their statistics computed in Python."""

import collections
import json
import random
import sqlite3
import statistics

from app import judged
from case import PREFIXES, SOURCE

LINES = {game: [line["id"] for line in judged(SOURCE / "samples" / game / "finished-3.cimaise")
                ["scores"][0]["lines"]] for game in PREFIXES}
PEOPLE = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hé"]


def by_chance(dice):
    """A result as the library keeps it."""
    game = dice.choice(list(LINES))
    names = dice.sample(PEOPLE, dice.randint(1, 4))
    teams = len(names) == 4 and dice.random() < 0.3
    seats = [names[::2], names[1::2]] if teams else [[name] for name in names]
    sides = []
    for seat in seats:
        lines = {line: dice.randint(-3, 12) for line in LINES[game]}
        lines = {line: points for line, points in lines.items() if points}
        sides.append({"names": seat, "total": sum(lines.values()), "lines": lines})
    for side in sides:
        side["place"] = 1 + sum(other["total"] > side["total"] for other in sides)
    return {"game": game, "played": "", "legal": dice.random() > 0.1,
            "complete": dice.random() > 0.1, "decidedBy": "points",
            "fingerprint": f"{dice.getrandbits(64):016x}", "sides": sides}


def fill(library, document, games, seed):
    """So many, each with the document of one game on its table; one in twenty is a copy."""
    dice = random.Random(seed)
    results = [by_chance(dice) for _ in range(games)]
    results += dice.sample(results, games // 20)
    with sqlite3.connect(library) as connection:
        for number, result in enumerate(results, 1):
            ended = 1_790_000_000_000 + dice.randrange(10**9)
            game = connection.execute(
                "insert into games (game, title, players, finished, score, created, updated,"
                " position, recency, searched, result, ended)"
                " values (?, '', '', 1, '', ?, ?, 0, ?, '', ?, ?)",
                (result["game"], ended, ended, number, json.dumps(result), ended)).lastrowid
            connection.execute(
                "insert into steps (game, position, document, what) values (?, 0, ?, '')",
                (game, document))
    connection.close()


class Count:
    """What the sound games of one kind come to, copies once; from lines of JSON."""

    def __init__(self, records, game):
        once = {}
        for record in sorted(records, key=lambda record: (record["ended"], record["id"])):
            if record["result"] and record["result"]["game"] == game:
                once.setdefault(record["result"]["fingerprint"], record["result"])
        self.all = list(once.values())
        self.games = [result for result in self.all if result["legal"] and result["complete"]]
        self.illegal = sum(not result["legal"] for result in self.all)
        self.incomplete = sum(result["legal"] and not result["complete"] for result in self.all)

    def sides(self):
        return [side for result in self.games for side in result["sides"]]

    def of(self, player):
        """This player’s sides, each with its game."""
        return [(side, result) for result in self.games for side in result["sides"]
                if player in side["names"]]

    def won(self, player):
        """Shared victories count."""
        return sum(len(result["sides"]) > 1 and side["place"] == 1
                   for side, result in self.of(player))

    def totals(self, player):
        return [side["total"] for side, _ in self.of(player)]

    def lines(self, player):
        """Of each line the player’s average and the table’s."""
        mine = self.of(player)
        table = [side for _, result in mine for side in result["sides"]]
        return {line: (statistics.fmean(side["lines"].get(line, 0) for side, _ in mine),
                       statistics.fmean(side["lines"].get(line, 0) for side in table))
                for line in LINES[self.all[0]["game"]]}

    def rivals(self, player):
        """Of each other: ahead, level, behind, together."""
        met = collections.defaultdict(lambda: [0, 0, 0, 0])
        for side, result in self.of(player):
            for other in result["sides"]:
                for name in other["names"]:
                    if name != player:
                        where = 3 if other is side else 1 + (side["place"] > other["place"]) - (
                            side["place"] < other["place"])
                        met[name][where] += 1
        return met


def figure(number):
    """As the window writes an average."""
    text = f"{number:.1f}"
    return text.removesuffix(".0").replace("-", "−")
