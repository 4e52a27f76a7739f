"""Runs the real cimaise-cli with single boards: an independent reader and writer agrees in both
directions, and a board returns to its game unchanged.

Usage: test_boards.py PROGRAM CHECKOUT WRITE_REFUSED
"""
import json
import sys
import unittest

import links
from test_cli import CHECKOUT, Cli, Run

SAMPLES = CHECKOUT / "samples"


def sample(name):
    return json.loads((SAMPLES / name).read_text())


def boards():
    """Every board of every sample and golden: path, document, player, the board's document."""
    for path, document in links.documents():
        for player in document["players"]:
            if links.owners_of(document, player):
                yield path, document, player, links.board_of(document, player)


def without_nothing(document):
    """Hands, stacks and turns of nobody say nothing."""
    return {key: value for key, value in document.items()
            if not (key in ("hands", "auction", "round") and not value)}


def by_seat(document):
    """Turns may stand in any order."""
    if "round" in document:
        seat = document["players"].index
        document = {**document, "round": sorted(document["round"],
                                                key=lambda turn: seat(turn["player"]))}
    return document


class BothWays(Cli):
    def test_ours_are_read(self):
        players = {}
        for path, _, player, board in boards():
            players.setdefault(player, []).append((str(path), board))
        self.assertGreater(sum(map(len, players.values())), 200)
        for player, known in players.items():
            run = Run("link", "--json", *(path for path, _ in known), known[0][0],
                      "--player", player)
            self.assertEqual((run.status, run.errors), (0, ""))
            for line, (path, board) in zip(run.lines, known):
                self.assertEqual(links.read(line["link"]), ("1b", board), path)

    def test_theirs_are_read_by_us(self):
        known = list(boards())
        run = Run("file", "--json", *(links.write(board, "1b") for *_, board in known))
        self.assertEqual((run.status, run.errors), (0, ""))
        for line, (path, _, player, board) in zip(run.lines, known):
            self.assertEqual(line["document"], board, (path, player))

    def test_each_comes_back_to_an_empty_table(self):
        for path, document, player, board in boards():
            table = links.write(links.emptied(document))
            run = Run("join", table, links.write(board, "1b"), "--json")
            self.assertEqual(run.errors, "", path)
            joined = run.json["document"]
            self.assertEqual(links.board_of(joined, player), board, (path, player))
            rest = {key: value for key, value in joined.items()
                    if key not in links.BOARDS[document["game"]]}
            self.assertEqual(rest, {key: value for key, value in links.emptied(document).items()
                                    if key not in links.BOARDS[document["game"]]}, path)

    def test_all_of_them_are_the_table_again(self):
        for path, document in links.documents():
            own = {json.dumps(links.board_of(document, player)): None
                   for player in document["players"] if links.owners_of(document, player)}
            known = len(document[links.BOARDS[document["game"]][0]])
            if not own or len(own) != known:
                continue  # boards that belong to nobody
            run = Run("join", links.write(links.emptied(document)), "--json",
                      *(links.write(json.loads(board), "1b") for board in own))
            self.assertEqual(run.errors, "", path)
            self.assertEqual(run.status, Run("check", str(path)).status, path)
            self.assertEqual(by_seat(run.json["document"]), by_seat(without_nothing(document)),
                             path)

    def test_of_a_team_by_either_partner_or_its_name(self):
        file = str(SAMPLES / "musee/finished-4.cimaise")
        self.assertEqual(len({Run("link", file, "--player", name).out
                              for name in ("Ana", "Cy", "Ana & Cy")}), 1)
        self.assertUnusable(Run("link", file, "--player", "Zoe"), "Zoe")
        self.assertUnusable(Run("link", file, "--player", ""))


class Joining(Cli):
    TABLE = sample("musee/finished-3.cimaise")

    def setUp(self):
        super().setUp()
        self.board = links.board_of(self.TABLE, "Bo")
        self.empty = self.file("empty.cimaise", json.dumps(links.emptied(self.TABLE)))

    def refused(self, table, board, *words, more=()):
        link = links.write(board, "1b")
        given = links.write(table)
        self.assertUnusable(Run("join", given, link, *more), words[0])
        self.assertUnusable(Run("join", given, link, "--replace", "--lang", "fr", *more), words[-1])

    def test_a_board_as_a_file_and_on_standard_input(self):
        link = links.write(self.board, "1b")
        expected = Run("join", self.empty, link)
        self.assertEqual(expected.status, 0)
        text = Run("file", link).out
        self.assertEqual(Run("join", self.empty, self.file("bo.cimaise", text)).out, expected.out)
        for given in (text, link):
            self.assertEqual(Run("join", self.empty, "-", stdin=given.encode()).out, expected.out)
        self.assertEqual(Run("join", "-", link, stdin=json.dumps(links.emptied(self.TABLE)).encode())
                         .out, expected.out)
        self.assertEqual(Run("file", self.file("bo.cimaise", text)).out, text)
        self.assertEqual(Run("file", "-", stdin=text.encode()).out, text)
        for base in ("https://a.org/x", ""):
            behind = Run("link", "--player", "Bo", "--base", base, links.write(self.TABLE)).out
            self.assertTrue(behind.startswith(base + "#1b/"))
            self.assertEqual(Run("join", self.empty, behind).out, expected.out)

    def test_nothing_is_overwritten_unasked(self):
        other = json.loads(json.dumps(self.board))
        other["musees"][0]["upper"] = [None] * 5
        link = links.write(other, "1b")
        table = links.write(self.TABLE)
        self.assertUnusable(Run("join", table, link), "Bo", "--replace")
        self.assertUnusable(Run("join", table, link, "--lang", "fr"), "Bo", "--replace")
        self.assertUnusable(Run("join", table, links.write(self.board, "1b")), "--replace")
        self.assertUnusable(Run("join", self.empty, link, link), "--replace")
        run = Run("join", table, link, "--replace", "--json")
        self.assertEqual(run.json["document"]["musees"],
                         [self.TABLE["musees"][0], other["musees"][0], self.TABLE["musees"][2]])

    def test_one_that_cannot_lie_there_keeps_all_of_them_off(self):
        good = links.write(links.board_of(self.TABLE, "Ana"), "1b")
        self.assertUnusable(Run("join", self.empty, good, links.write({**self.board, "seats": 2},
                                                                      "1b")))

    def test_whose_it_is(self):
        board = {**self.board, "players": ["Zoe"]}
        link = links.write(board, "1b")
        self.assertUnusable(Run("join", self.empty, link), "Zoe", "--player")
        self.assertUnusable(Run("join", self.empty, link, "--lang", "fr"), "Zoe", "--player")
        self.assertUnusable(Run("join", self.empty, link, "--player", "Yan"), "Yan")
        run = Run("join", self.empty, link, "--player", "Bo", "--json")
        self.assertEqual(run.json["document"]["musees"][1], self.board["musees"][0])
        self.assertEqual(run.json["document"]["players"], self.TABLE["players"])

    def test_partners_who_are_none_here(self):
        table = sample("musee/finished-4.cimaise")
        board = links.board_of(table, "Ana")
        empty = links.emptied(table)
        apart = {**empty, "players": ["Ana", "Cy", "Bo", "Di"]}
        self.refused(apart, board, "--player")
        turned = {**board, "players": ["Cy", "Ana"]}
        run = Run("join", links.write(empty), links.write(turned, "1b"), "--json")
        self.assertEqual(run.json["document"]["musees"][0], board["musees"][0])

    def test_a_hand_is_something_too(self):
        table = {**links.emptied(self.TABLE), "hands": {"Bo": [1]}}
        self.assertUnusable(Run("join", links.write(table), links.write(self.board, "1b")), "Bo")
        run = Run("join", links.write(table), links.write(self.board, "1b"), "--replace", "--json")
        self.assertEqual(links.board_of(run.json["document"], "Bo"), self.board)

    def test_what_differs_is_named(self):
        musee = links.emptied(self.TABLE)
        self.refused({**musee, "staircases": {"top": [1, 4], "bottom": [1, 3, 5]}}, self.board,
                     "Staircases above the middle gallery: 2, 4 on the board, 1, 4 in this game",
                     "Escaliers au-dessus de la galerie du milieu\u202f: 2, 4 sur le plateau")
        self.refused({**musee, "readings": {"musee.match.shared": "yes"}}, self.board,
                     "Does a shared victory count", "dans cette partie")
        self.refused({**musee, "players": ["Ana", "Bo"], "musees": [
            {**one, **{row: [None] * 6 for row in ("upper", "middle", "lower")}}
            for one in musee["musees"][:2]]}, self.board, "from a 3-player game; this game has 2 players",
            "d’une partie à 3 joueurs\u202f; celle-ci en compte 2")
        self.refused(links.emptied(sample("muse/finished-3.cimaise")), self.board,
                     "The board is for Musée; this game is Muse.", "Jeu du plateau\u202f: Musée\u202f;")

    def test_what_differs_in_muse(self):
        table = sample("muse/finished-3.cimaise")
        board = links.board_of(table, table["players"][0])
        empty = links.emptied(table)
        growth = table.get("growth", 0)
        self.refused({**empty, "growth": growth + 1}, board,
                     f"Growth of the economy: {growth} on the board, {growth + 1} in this game",
                     "Croissance de l’économie\u202f:")
        self.refused({**empty, "deck": "extended"}, board, "Deck: Basic Decktet on the board",
                     "Paquet\u202f: Decktet de base")
        coins = table["economy"]["suns"]
        self.refused({**empty, "economy": {**table["economy"], "suns": coins + 1}}, board,
                     f"Coins in the economy, suns: {coins} on the board, {coins + 1} in this game",
                     "Jetons dans l’économie")

    def test_what_differs_in_museum(self):
        table = sample("museum/own-board.cimaise")
        board = links.board_of(table, "Ana")
        empty = links.emptied(table)
        self.refused({**empty, "edition": "first-french"}, board, "Edition: ", "Édition\u202f: ")
        self.refused({**empty, "opinion": {"asia": 2}}, board, "Public Opinion tokens, Asia: 0",
                     "Jetons Opinion Publique, Asie\u202f: 0")
        plan = table["boards"]["copy, side B"]
        for other, english, french in (
                ({**plan, "walls": []}, "differs from the plan in this game",
                 "n’est pas dessiné de la même façon"),
                ({**plan, "plan": plan["plan"][::-1], "walls": []}, "differs from the plan", "n’est pas dessiné"),
                ({**plan, "bonus": {"main": 12, "full": 9, "both": 6}},
                 "Full museum bonus on “copy, side B”: 8 on the board, 9 in this game",
                 "Bonus du musée complet"),
                ({key: plan[key] for key in ("plan", "walls")},
                 "12 on the board, unknown in this game", "inconnu dans cette partie")):
            self.refused({**empty, "boards": {"copy, side B": other}}, board, english, french)
        without = {key: value for key, value in empty.items() if key != "boards"}
        run = Run("join", links.write(without), links.write(board, "1b"), "--json")
        self.assertEqual(run.json["document"]["boards"], table["boards"])

    def test_what_differs_in_art_society(self):
        table = sample("art-society/illegal.cimaise")
        board = links.board_of(table, "Bo")
        empty = links.emptied(table)
        for changed, english, french in (
                ({"wall": {**table["wall"], "size": [13, 9]}},
                 "Columns and rows of the wall: 12 × 9 on the board, 13 × 9 in this game",
                 "Colonnes et rangées du mur\u202f: 12 × 9"),
                ({"wall": {**table["wall"], "stars": [[6, 5], [8, 5]]}}, "Stars on the wall: 6, 5",
                 "Étoiles du mur\u202f:"),
                ({"wall": {**table["wall"], "eyeline": [4, 7]}},
                 "Rows of the eyeline: 4 to 6 on the board, 4 to 7 in this game", "4 à 6"),
                ({"wall": {**table["wall"], "verified": False}},
                 "Printed wall: confirmed on the board, not confirmed in this game",
                 "confirmé sur le plateau, non confirmé"),
                ({"prestige": {**table["prestige"], "still-life": 3}},
                 "Prestige, Still Life: no marker on the board, 3 in this game", "aucun marqueur"),
                ({"frames": {"b": "gold"}},
                 "Name of frame B: none on the board, “gold” in this game",
                 "Nom du cadre B\u202f: aucun")):
            self.refused({**empty, **changed}, board, english, french)
        unsold = {key: value for key, value in empty.items() if key != "prestige"}
        unsold["museum"] = [{"type": "portrait", "value": 5}]
        self.refused(unsold, board, "entered as markers on the board, entered as unsold paintings",
                     "saisi d’après les marqueurs")
        other = {**{key: value for key, value in board.items() if key != "prestige"}, "museum": []}
        self.refused(unsold, other,
                     "Unsold painting, 1: none on the board, Portrait, 5 in this game",
                     "Tableau invendu, 1\u202f: aucun")

    def test_what_only_looks_different(self):
        for table, changes in (
                (self.TABLE, {"staircases": {"top": [4, 2], "bottom": [5, 3, 1]}}),
                (self.TABLE, {"readings": {"musee.match.shared": "no"}}),
                (self.TABLE, {"title": "Another", "played": "2026-01-01"}),
                (sample("museum/own-board.cimaise"), {"opinion": {"asia": 0}})):
            player = table["players"][0]
            board = links.board_of(table, player)
            empty = links.emptied({**table, **changes})
            run = Run("join", links.write(empty), links.write(board, "1b"), "--json")
            self.assertEqual(run.errors, "")
            self.assertEqual(run.json["document"][links.BOARDS[table["game"]][0]][0],
                             table[links.BOARDS[table["game"]][0]][0])
            for key, value in changes.items():
                self.assertEqual(run.json["document"][key], value)


class Refused(Cli):
    TABLE = sample("musee/finished-4.cimaise")
    BOARD = links.board_of(TABLE, "Ana")

    def test_other_commands_take_no_board(self):
        link = links.write(self.BOARD, "1b")
        file = self.file("ana.cimaise", json.dumps(self.BOARD))
        for command in (["check"], ["score"], ["rulings"], ["link"], ["qr"],
                        ["placements", "--player", "Ana", "--piece", "14"]):
            for given in (link, file):
                self.assertUnusable(Run(*command, given), "a single board, not a whole game")
                self.assertUnusable(Run(*command, given, "--lang", "fr"), "un seul plateau")
        self.assertUnusable(Run("join", link, link), "a single board, not a whole game")
        table = links.write(self.TABLE)
        self.assertUnusable(Run("join", table, table), "a whole game, not a single board")
        self.assertUnusable(Run("join", table, str(SAMPLES / "musee/finished-4.cimaise")), "seats")

    def test_what_is_missing(self):
        self.assertUnusable(Run("join"), "FILE")
        self.assertUnusable(Run("join", links.write(self.TABLE)), "LINK")
        self.assertUnusable(Run("join", "/nowhere", links.write(self.BOARD, "1b")))
        self.assertUnusable(Run("join", links.write(self.TABLE), "/nowhere"))

    def test_documents(self):
        board = self.BOARD
        solo = links.board_of(sample("musee/finished-3.cimaise"), "Bo")
        muse = links.board_of(sample("muse/round.cimaise"), "Bo")
        art = links.board_of(sample("art-society/finished-4.cimaise"), "Bo")
        museum = links.board_of(sample("museum/own-board.cimaise"), "Ana")
        turn = muse["round"][0]
        for document, pointer in (
                ({**board, "title": "x"}, "/title"), ({**board, "played": "2026-11-20"}, "/played"),
                ({**board, "unknown": 1}, "/unknown"), ({**muse, "growAfter": 3}, "/growAfter"),
                ({**board, "seats": 0}, "/seats"), ({**board, "seats": 129}, "/seats"),
                ({**board, "seats": "4"}, "/seats"), ({**art, "seats": 5}, "/seats"),
                ({**art, "seats": 1}, "/seats"), ({**museum, "seats": 6}, "/seats"),
                ({**board, "players": ["Ana"]}, "/players"),
                ({**solo, "players": ["Bo", "Ana"]}, "/players"),
                ({**board, "players": ["Ana", "Ana"]}, "/players"),
                ({**board, "players": ["Ana", " "]}, "/players/1"),
                ({**board, "players": []}, "/players"), ({**board, "players": "Ana"}, "/players"),
                ({**board, "musees": []}, "/musees"), ({**board, "musees": {}}, "/musees"),
                ({**board, "musees": board["musees"] * 2}, "/musees"),
                ({**board, "musees": [{**board["musees"][0], "upper": [None] * 5}]},
                 "/musees/0/upper"),
                ({**solo, "seats": 2}, "/musees/0/upper"),
                ({**solo, "seats": 3, "staircases": {"top": [6], "bottom": []}},
                 "/staircases/top/0"),
                ({**board, "hands": {"Bo": [1]}}, "/hands/Bo"),
                ({**board, "hands": {"?1": [1]}}, "/hands/?1"),
                ({**muse, "round": [{**turn, "player": "Ana"}]}, "/round/0/player"),
                ({**muse, "round": [turn, turn]}, "/round/1/player"),
                ({**art, "auction": {"Ana": [1]}}, "/auction/Ana"),
                ({**museum, "boards": {**museum["boards"], "x": {"plan": ["."]}}}, "/boards/x"),
                ({**museum, "boards": {"x": {"plan": ["."]}}}, "/boards/x"),
                ({key: value for key, value in museum.items() if key != "boards"},
                 "/museums/0/board"),
                ({**board, "cimaise": 2}, "/cimaise"), ({**board, "game": "chess"}, "/game"),
                ({**board, "game": "muse"}, "/musees"),
                ({key: value for key, value in board.items() if key != "staircases"}, ""),
                ({key: value for key, value in board.items() if key != "musees"}, ""),
                ({key: value for key, value in board.items() if key != "seats"}, "")):
            with self.subTest(pointer):
                self.assertUnusable(Run("file", links.write(document, "1b")), pointer)
                self.assertUnusable(Run("join", links.write(self.TABLE), links.write(document, "1b"),
                                        "--replace"))

    def test_a_kind_that_is_not_what_it_holds(self):
        self.assertUnusable(Run("file", links.write(self.TABLE, "1b")))
        self.assertUnusable(Run("file", links.write(self.BOARD, "1")), "a single board")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
