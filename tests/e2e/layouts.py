"""Positions to begin a test with, written as `.cimaise` files. The numbers are those of the rules
page.
"""

import json

FIRST_PATTERN = {"top": [2, 4, 6], "bottom": [1, 3, 5]}
# Highest score of a Musée, found by the exhaustive search: 76.
HIGHEST_STAIRS = {"top": [1, 2, 3], "bottom": [4, 5, 6]}
HIGHEST = [[20, 25, 30, 35, 40, 45], [5, 10, 15, 38, 43, 48], [3, 8, 13, 18, 23, 28]]


def musee(upper=".", middle=".", lower=".", bonuses=(), columns=6):
    """Galleries as a player types them, filled up with bare spaces."""
    def spaces(text):
        numbers = [None if word == "." else int(word) for word in text.split()]
        return numbers + [None] * (columns - len(numbers))
    return {"upper": spaces(upper), "middle": spaces(middle), "lower": spaces(lower),
            "bonuses": list(bonuses)}


def write(file, *musees, players=("Ana", "Bo"), stairs=None, **more):
    """Lays the Musées on the table of a file; the last ones that are missing are bare."""
    musees = list(musees) + [musee()] * (2 - len(musees))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"cimaise": 1, "game": "musee", "players": list(players),
                                "staircases": stairs or FIRST_PATTERN, "musees": musees, **more}))
    return file
