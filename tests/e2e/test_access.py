"""Tests each page by screen reader and keyboard, in both languages."""

import re

import layouts
from case import SAMPLES, WindowTest, main
from desktop import wait_for
from table import Table

CONTROLS = {"push button", "check box", "radio button", "page tab", "text", "toggle button",
            "list item", "slider", "combo box"}


def is_control(node):
    # Qt 6.4 calls the page itself a page tab.
    is_page = node.role == "page tab" and node.parent is not None and node.parent.role == "frame"
    return (node.role in CONTROLS and not is_page and "enabled" in node.states
            and "showing" in node.states)


class Access(WindowTest):
    """`walk` looks at the page that is shown; a test a page."""

    def walk(self, app):
        everything = list(app.described_tree().everything())
        for node in everything:
            words = f"{node.name} {node.description}"
            self.assertNotIn(node.name, app.say.ids, f"a raw text id: {node}")
            self.assertNotRegex(words, r"\{[a-z]+\}|%n", f"an unfilled place: {node}")
            if is_control(node):
                self.assertNotEqual(node.name.strip(), "", self.nameless(app, node))
        return everything

    @staticmethod
    def nameless(app, node):
        above = []
        while node is not None:
            above.append(f"{node} at {app.place_of(node)}")
            node = node.parent
        return "no name: " + "\n  in ".join(above)

    def visit(self, app, key="Tab"):
        """The objects that the key brings the focus to, until it comes round."""
        visited = []
        last = app.focused()

        def came_on():
            node = app.focused()
            return node if node and (last is None or node.path != last.path) else None

        for _ in range(200):
            app.key(key)
            last = wait_for(came_on, lambda: f"{key} is caught in, or lost after, {last}", 60)
            if any(last.path == before.path for before in visited):
                return visited
            visited.append(last)
        self.fail(f"{key} never comes round: {[str(node) for node in visited[:20]]}")

    def reach(self, app):
        """Every control has the focus once, or one of its group has, which arrows walk through.
        In one language, because the order of the controls is the same in both."""
        if app.language != "en":
            return
        visited = self.visit(app)
        paths = {node.path for node in visited}
        groups = {node.parent.path for node in visited
                  if node.parent is not None and node.parent.role in ("panel", "grouping", "list")}
        missed = [str(node) for node in app.tree().everything() if is_control(node)
                  and "focusable" in node.states and node.path not in paths
                  and node.parent.path not in groups]
        self.assertEqual(missed, [], "the keyboard does not come there")
        back = {node.path for node in self.visit(app, "shift+Tab")}
        self.assertEqual([str(node) for node in visited if node.path not in back], [],
                         "there, but not back")
        self.assertLessEqual(back, paths, "back, but not there")

    def in_each_language(self, look):
        """A window that speaks one of them, for look() to start and to look at."""
        for language in ("en", "fr"):
            with self.subTest(language):
                app = self.new_app(language, language=language)
                try:
                    look(app)
                finally:
                    app.kill()

    def check_page(self, page, text):
        def look(app):
            app.start("--open-page", page)
            app.find(app.say(text))
            self.walk(app)
            self.reach(app)

        self.in_each_language(look)

    def test_home(self):
        def look(app):
            app.start(layouts.write(app.folder / "table.cimaise", title="Friday"))
            Table(app)
            app.kill()
            app.start("--open-page", "home")
            app.find(app.say("home.new"))
            self.walk(app)
            self.reach(app)

        self.in_each_language(look)

    def test_new_game(self):
        self.check_page("new", "new.start")

    def test_rules(self):
        self.check_page("rules", "rules.search")

    def test_settings(self):
        self.check_page("settings", "settings.language")

    def test_players(self):
        self.check_page("players", "people.none")

    def test_scan(self):
        self.check_page("scan", "scan.paste")

    def test_pages_about_the_game(self):
        for page, text in (("dispute", "dispute.unfold"), ("share", "share.copy"), ("collect", "scan.paste")):
            def look(app, page=page, text=text):
                app.start("--open-page", page, SAMPLES / "illegal.cimaise")
                app.find(app.say(text))
                self.walk(app)
                self.reach(app)

            self.in_each_language(look)

    def test_table(self):
        def look(app):
            app.start(SAMPLES / "illegal.cimaise")
            table = Table(app)
            everything = self.walk(app)
            wrong = app.say("findings.severity.illegal")
            self.assertEqual(sorted(table.keys), list(range(1, 51)))
            # 22 stands before 17 in the middle gallery of the sample.
            for column in (2, 3):
                self.assertIn(wrong, app.description_of(table.space("middle", column)))
            found = [node for node in everything if re.match(rf"{wrong}\b.*:", node.name)]
            self.assertTrue(found and all(node.description for node in found))
            for number in (1, 2):  # so that there is something to undo and to redo
                app.type(str(number))
                app.key("Return", "Return")
            app.key("ctrl+z")
            self.reach(app)

        self.in_each_language(look)

    def test_pressing_is_enough(self):
        """A screen reader's user presses spaces, keys and buttons without touching the screen."""
        def look(app):
            app.start(layouts.write(app.folder / "table.cimaise"))
            table = Table(app)
            app.do(table.space("lower", 4), "Press")
            wait_for(lambda: table.is_selected("lower", 4), "the space is selected")
            app.do(table.key(31), "Press")
            table.wait_hangs("lower", 4, 31)
            self.assertEqual(app.touches + app.keystrokes, 0)

        self.in_each_language(look)

    def test_first_return_presses_the_focused_button(self):
        """The screen reader has said its name: there is no ring to show first."""
        app = self.new_app()
        app.start("--open-page", "settings")
        app.find(app.say("settings.language"))
        app.key("Escape")
        app.find(app.say("home.new"))
        wait_for(lambda: app.focused() and app.focused().name == app.say("home.new"), "the focus")
        app.key("Return")
        app.find(app.say("new.start"))

    def test_arrows_walk_over_board_and_keypad(self):
        app = self.new_app()
        app.start(layouts.write(app.folder / "table.cimaise"))
        table = Table(app)
        for key, place in (("Right", ("upper", 2)), ("Down", ("middle", 2)), ("Left", ("middle", 1)),
                           ("Up", ("upper", 1))):
            app.key(key)
            wait_for(lambda: table.is_selected(*place), place)
        app.key("Tab")
        for key, number in (("Right", 2), ("Down", 12), ("Left", 11)):
            self.focus_keypad(app)
            app.key(key)
            wait_for(lambda: "focused" in app.states_of(table.key(number)), number)
        app.key("Return")
        table.wait_hangs("upper", 1, 11)

    @staticmethod
    def focus_keypad(app):
        for _ in range(20):
            if re.match(r"\d+, ", app.focused().name):
                return
            app.key("Tab")
        raise AssertionError("Tab does not come to the keypad")


if __name__ == "__main__":
    main()
