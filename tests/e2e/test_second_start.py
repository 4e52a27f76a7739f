"""Tests a second start on one library: the first window shows its file or link. Where that is
impossible, the second window is read-only.
"""

import os
import signal
import subprocess

import layouts
from case import WindowTest, main
from desktop import wait_for
from table import Table


class SecondStart(WindowTest):
    def begin(self, hidden=False):
        app = self.new_app()
        if hidden:
            app.hide()
        app.start(layouts.write(app.folder / "friday.cimaise", layouts.musee(upper="7"),
                                title="Friday"))
        Table(app).wait_hangs("upper", 1, 7)
        return app

    def shows(self, app, number):
        wait_for(lambda: app.seen(app.say("musee.keypad.name"))
                 and Table(app).hangs("upper", 1) == number, f"{number} in the first window")

    def saturday(self, app):
        return layouts.write(app.folder / "saturday.cimaise", layouts.musee(upper="9"),
                             title="Saturday")

    def titles(self, app):
        return sorted(title for title, in app.stored("select title from games"))

    # One window

    def test_first_window_shows_the_file(self):
        app = self.begin()
        self.new_app().pass_on(self.saturday(app))
        self.shows(app, 9)
        wait_for(lambda: self.titles(app) == ["Friday", "Saturday"], lambda: self.titles(app))
        Table(app).touch_key(20)
        Table(app).wait_hangs("upper", 2, 20)

    def test_file_is_named_from_the_folder_of_the_second_start(self):
        app = self.begin()
        name = self.saturday(app).rename(app.folder / "été 100 %#.cimaise").name
        second = self.desktop.start([os.environ["CIMAISE_APP"], "--data", "library", name],
                                    cwd=app.folder)
        self.assertEqual(second.wait(20), 0)
        self.shows(app, 9)

    def test_first_window_shows_the_link(self):
        app = self.begin()
        link = subprocess.run([os.environ["CIMAISE_CLI"], "link", str(self.saturday(app))],
                              capture_output=True, text=True, check=True).stdout.strip()
        self.new_app().pass_on(link)
        self.shows(app, 9)

    def test_first_window_says_what_it_cannot_read(self):
        app = self.begin()
        missing = app.folder / "missing.cimaise"
        self.new_app().pass_on(missing)
        wait_for(lambda: any("missing.cimaise" in node.name for node in app.tree().everything()),
                 lambda: app.described())
        self.shows(app, 7)

    def test_first_window_comes_to_the_front(self):
        app = self.begin()
        other = self.new_app("other").start()
        self.assertTrue(other.is_in_front(), "another library has a window of its own")
        self.new_app().pass_on(environment={"XDG_ACTIVATION_TOKEN": "token"})
        wait_for(app.is_in_front, "the first window is in front")
        self.shows(app, 7)

    def test_start_while_the_first_window_closes(self):
        app = self.begin()
        app.process.send_signal(signal.SIGSTOP)
        app.process.send_signal(signal.SIGTERM)
        second = self.new_app()
        second.launch()
        self.assertIsNone(second.process.poll())
        app.process.send_signal(signal.SIGCONT)
        second.wait_until_shown()
        self.shows(second, 7)
        self.assertEqual(second.seen(second.say("wall.trouble.retry")), [])
        self.assertEqual(app.process.wait(20), 0)

    # Two windows

    def assert_reads_only(self, second, language="en"):
        second.find(second.say("library.trouble.in-use"))
        self.assertEqual(second.language, language)
        board = Table(second)
        board.wait_hangs("upper", 1, 7)
        board.touch_key(9)
        board.touch_key(9)
        second.tree()  # it has answered since
        self.assertEqual(board.gallery("upper"), [7, 0, 0, 0, 0, 0])

    def test_without_a_bus(self):
        app = self.begin()
        second = self.new_app()
        second.launch(self.saturday(app),
                      environment={"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"})
        search = ("xdotool", "search", "--pid", str(second.process.pid), "--name", "^Saturday")
        wait_for(lambda: self.desktop.run(*search, check=False), "it shows its file")
        self.shows(app, 7)
        self.assertEqual(self.titles(app), ["Friday"])

    def test_second_window_only_reads(self):
        app = self.begin(hidden=True)
        for language in ("en", "fr"):
            second = self.new_app(language=language).start()
            self.assert_reads_only(second, language)
            second.kill()
        self.assertEqual(self.titles(app), ["Friday"])

    def test_second_window_shows_its_file(self):
        app = self.begin(hidden=True)
        second = self.new_app().start(self.saturday(app))
        second.find(second.say("library.trouble.in-use"))
        self.shows(second, 9)
        self.assertEqual(self.titles(app), ["Friday"])

    def test_first_window_hangs(self):
        app = self.begin()
        app.process.send_signal(signal.SIGSTOP)
        self.addCleanup(app.process.send_signal, signal.SIGCONT)
        self.assert_reads_only(self.new_app().start())

    def test_second_window_takes_over_when_the_first_has_ended(self):
        app = self.begin(hidden=True)
        second = self.new_app().start()
        board = Table(second)
        table = Table(app)
        for column, number in enumerate((13, 14, 15), 2):
            app.do(table.key(number), "Press")  # the second window lies over the first one
            table.wait_hangs("upper", column, number)
        app.kill()
        second.touch_name(second.say("wall.trouble.retry"))
        second.gone(second.say("wall.trouble.retry"))
        board.wait_hangs("upper", 4, 15)
        board.touch_key(42)
        board.wait_hangs("upper", 5, 42)
        second.key("ctrl+z")
        board.wait_hangs("upper", 5, 0)
        second.kill()
        self.assertEqual(second.stored("select count(*) from steps"), [(5,)], "one for each number")
        app.start()
        self.assertEqual(Table(app).gallery("upper"), [7, 13, 14, 15, 0, 0])


if __name__ == "__main__":
    main()
