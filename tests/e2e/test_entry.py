"""Tests a new game and the entry of a Musée: by tap, by keyboard, as text; counts the taps."""

import layouts
from case import WindowTest, main
from desktop import wait_for
from table import GALLERIES, Table

RULEBOOK = {("upper", 4): 18, ("middle", 3): 13, ("middle", 4): 28, ("middle", 5): 38}


class Entry(WindowTest):
    def begin(self, **musees):
        """A window with a bare table for Ana and Bo."""
        app = self.new_app()
        file = layouts.write(app.folder / "table.cimaise", layouts.musee(**musees),
                             stairs=layouts.HIGHEST_STAIRS)
        return app.start(file), Table(app)

    def test_new_game_and_rulebook_example_by_touch(self):
        app = self.new_app().start()
        app.touch_name(app.say("home.new"))
        app.touch_name(app.say("new.player-count.option", 2))
        app.touch_name(app.say("new.staircases.first"))
        app.touch_name(app.say("new.start"))
        table = Table(app)
        for (gallery, column), number in RULEBOOK.items():
            table.select(gallery, column)
            table.touch_key(number)
            table.wait_hangs(gallery, column, number)
        first = app.say("draft.player", seat=1)
        table.wait_points(first, 11)
        self.assertEqual([table.points(first, line) for line in
                          ("paintings", "neighbours", "staircases", "gallery-bonuses")],
                         [4, 4, 3, 0])
        self.assertLessEqual(app.touches, 4 + 2 * len(RULEBOOK))

    def test_full_musee_by_touch(self):
        app, table = self.begin()
        for gallery, numbers in zip(GALLERIES, layouts.HIGHEST):
            for column, number in enumerate(numbers, 1):
                table.touch_key(number)
                table.wait_hangs(gallery, column, number)
        self.assertEqual(app.touches, 18)
        for gallery in GALLERIES:
            app.touch_name(app.say("musee.bonus.name", gallery=app.say(f"musee.place.{gallery}"),
                                   state=app.say("musee.bonus.due")))
        table.wait_points("Ana", 76)
        self.assertLessEqual(app.touches, 40)

    def test_full_musee_by_keyboard(self):
        app, table = self.begin()
        for gallery, numbers in zip(GALLERIES, layouts.HIGHEST):
            for number in numbers:
                app.type(str(number))
                if number in (1, 2, 3, 4, 5):  # a second digit might follow
                    app.key("Return")
        wait_for(lambda: table.musee() == layouts.HIGHEST, table.musee)
        table.wait_points("Ana", 76 - 3 * 4)
        self.assertLessEqual(app.keystrokes, 60)

    def test_new_game_by_keyboard(self):
        app = self.new_app().start()
        app.find(app.say("home.new"), state="focused")
        app.key("Return", "Return")  # shows where the keyboard stands, then presses
        app.find(app.say("new.player-count"))
        self.tab_to(app, "2 players")
        app.key("Right")
        for word in ("new.staircases.first", "new.start"):
            self.tab_to(app, app.say(word))
            app.key("Return")
        table = Table(app, columns=5)
        app.type("60")
        table.wait_hangs("upper", 1, 60)
        self.assertEqual(app.touches, 0)

    @staticmethod
    def tab_to(app, name):
        for _ in range(60):
            focused = app.focused()
            if focused is not None and focused.name == name:
                return
            app.key("Tab")
        raise AssertionError(f"Tab never comes to {name}")

    def test_gallery_as_text(self):
        app, table = self.begin()
        app.key("t")
        for text in ("5 . 13 28 38 .", ". 14", ""):
            app.key("ctrl+a")
            app.type(text)
            app.key("Return")
        wait_for(lambda: table.musee() == [[5, 0, 13, 28, 38, 0], [0, 14, 0, 0, 0, 0], [0] * 6],
                 table.musee)

    def test_text_that_is_no_gallery(self):
        app, table = self.begin(upper="7")
        app.key("t")
        app.key("ctrl+a")
        app.type("5 x 13")
        app.key("Return")
        field = app.find(state="focused", role="text")
        wait_for(lambda: app.description_of(field), "the field says what is wrong")
        self.assertEqual(table.gallery("upper"), [7, 0, 0, 0, 0, 0])

    def test_take_down_move_swap_undo_redo(self):
        app, table = self.begin(upper="7 9 . . . 30")
        start = [7, 9, 0, 0, 0, 30]
        moves = [("move", 3, [7, 0, 9, 0, 0, 30]), ("move", 1, [9, 0, 7, 0, 0, 30])]
        for word, target, after in moves:
            table.select("upper", 2 if target == 3 else 3)
            app.touch_name(app.say(f"musee.tool.{word}"))
            table.touch_space("upper", target)
            wait_for(lambda: table.gallery("upper") == after, lambda: (after, table.musee()))
        table.select("upper", 6)
        app.touch_name(app.say("musee.tool.clear"))
        table.wait_hangs("upper", 6, 0)
        for after in ([9, 0, 7, 0, 0, 30], [7, 0, 9, 0, 0, 30], start):
            app.key("ctrl+z")
            wait_for(lambda: table.gallery("upper") == after, lambda: (after, table.musee()))
        for _ in range(3):
            app.key("ctrl+shift+z")
        wait_for(lambda: table.gallery("upper") == [9, 0, 7, 0, 0, 0], table.musee)


if __name__ == "__main__":
    main()
