"""Tests what an open game survives: kill -9, damaged files, a full disk."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import time
import unittest

import layouts
from case import PREFIXES, SAMPLES, SOURCE, WindowTest, main
from desktop import wait_for
from table import TIME_TO_READ, Table

ON_THE_TABLE = ("select steps.document from games join steps on steps.game = games.id"
                " and steps.position = games.position order by games.recency desc limit 1")
VIEWS = "select value from settings where key glob 'view of *'"


def stored_upper(app):
    """The first player's upper gallery as it lies on the disk."""
    rows = app.stored(ON_THE_TABLE)
    return json.loads(rows[0][0])["musees"][0]["upper"] if rows else None


class Life(WindowTest):
    def begin(self, folder="app", **options):
        app = self.new_app(folder)
        file = layouts.write(app.folder / "table.cimaise")
        return app.start(file, **options), Table(app)

    def small_disk(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", folder], check=True)
        self.addCleanup(subprocess.run, ["umount", "-l", folder], check=False)
        return folder

    def test_killed_in_the_middle_of_an_entry(self):
        app, table = self.begin()
        for column, number in enumerate((3, 9, 21), 1):
            table.touch_key(number)
            table.wait_hangs("upper", column, number)
        app.type("4")  # half a number
        app.kill()  # at once: what could be seen on the table has been kept
        app.start()
        table = Table(app)
        self.assertEqual(table.gallery("upper"), [3, 9, 21, 0, 0, 0])
        for left in ([3, 9, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0], [0] * 6):
            app.key("ctrl+z")
            wait_for(lambda: table.gallery("upper") == left, table.musee)

    def test_killed_with_a_line_that_is_not_entered(self):
        for game in ("musee", "museum"):  # the others have no text form
            prefix = PREFIXES[game]
            with self.subTest(game):
                app = self.new_app(folder=game)
                app.start(SOURCE / "samples" / game / "finished-3.cimaise")
                app.touch_name(app.say(f"{prefix}.tool.text"))
                app.find(role="text", state="focused")
                app.key("ctrl+a")
                app.type("7 half")
                wait_for(lambda: "7 half" in str(app.stored(VIEWS)), lambda: app.stored(VIEWS))
                before = app.stored(ON_THE_TABLE)
                app.kill()
                app.start()
                wait_for(lambda: "7 half" in [app.text_of(node) for node in app.seen(role="text")],
                         app.described)
                self.assertEqual(app.stored(ON_THE_TABLE), before, "it is not entered")
                app.kill()

    def test_killed_again_and_again(self):
        app, table = self.begin()
        for column, number in enumerate((5, 6, 8), 1):
            table.touch_key(number)
            table.wait_hangs("upper", column, number)
            app.kill()
            app.start()
            table = Table(app)
        self.assertEqual(table.gallery("upper"), [5, 6, 8, 0, 0, 0])

    def test_killed_with_a_selection_and_a_painting_asked_about(self):
        app, table = self.begin()

        def wait_until_stored(part):
            wait_for(lambda: part in str(app.stored(VIEWS)), lambda: app.stored(VIEWS))

        table.select("middle", 3)
        wait_until_stored('"selected":8')
        app.kill()
        app.start()
        table = Table(app)
        self.assertTrue(table.is_selected("middle", 3))
        table.touch_key(20)
        table.wait_hangs("middle", 3, 20)
        app.touch_name(app.say("musee.tool.where"))
        table.touch_key(25)
        wait_until_stored('"asked":25')
        app.kill()
        app.start()
        table = Table(app)
        table.touch_space("lower", 2)  # says what it scores there
        time.sleep(TIME_TO_READ)
        table.touch_space("lower", 2)
        table.wait_hangs("lower", 2, 25)
        self.assertEqual(table.hangs("middle", 3), 20, "nothing is replaced")

    def test_what_lies_in_the_lock_is_no_window(self):
        app, table = self.begin()
        table.touch_key(7)
        table.wait_hangs("upper", 1, 7)
        app.kill()
        lock = app.folder / "library" / "library.lock"
        for left in ("", "1\ncimaise\nelsewhere\n" + "0" * 32 + "\n" + "1" * 36 + "\n"):
            lock.write_text(left)
            app.start()
            table = Table(app)
            self.assertEqual(app.seen(app.say("wall.trouble.retry")), [])
            app.kill()

    def test_newer_library_loses_no_game(self):
        app, _ = self.begin()
        app.kill()
        with sqlite3.connect(app.folder / "library" / "library.sqlite") as library:
            library.execute("pragma user_version = 4000")
        app.start(layouts.write(app.folder / "precious.cimaise", title="Precious"))
        Table(app).touch_key(7)
        Table(app).wait_hangs("upper", 1, 7)
        app.touch_name(app.say("wall.back"))
        app.find(app.say("home.unreadable.title"))
        self.assertEqual(app.seen(app.say("home.none.advice")), [], "nothing is kept by itself")
        sample = app.say("samples.musee.rulebook-example")
        sample = re.compile(rf"{re.escape(sample)}\W.*")
        app.touch_name(sample, role="push button")
        app.find(app.say("app.table.unsaved"))
        app.find(app.say("app.offer.save"))
        time.sleep(0.5)  # a tap right after the first is none of its own
        app.touch_name(sample, role="push button")
        Table(app).wait_points("Ana", 11)

    @unittest.skipUnless(os.geteuid() == 0, "a small disk can only be mounted by root")
    def test_told_to_end_on_a_full_disk(self):
        app = self.new_app()
        app.start(layouts.write(app.folder / "table.cimaise", title="Friday"))
        Table(app)
        app.kill()
        disk = self.small_disk(app.folder / "library")
        home = app.folder / "home"
        home.mkdir()
        temporary = app.folder / "temporary"
        temporary.mkdir()
        app.start(app.folder / "table.cimaise",
                  environment={"HOME": str(home), "TMPDIR": str(temporary)})
        table = Table(app)
        fill(disk / "ballast")
        for column, number in enumerate((3, 9, 21, 22, 33, 44), 1):
            table.touch_key(number)
            table.wait_hangs("upper", column, number)
        app.find(app.say("library.trouble.full", file=disk / "library.sqlite"))
        app.process.send_signal(signal.SIGTERM)
        app.find(app.say("app.end.rescued", file=home / "Friday.cimaise"))
        rescued = json.loads((home / "Friday.cimaise").read_text())
        self.assertEqual(rescued["musees"][0]["upper"], [3, 9, 21, 22, 33, 44])
        app.process.send_signal(signal.SIGTERM)
        self.assertEqual(app.process.wait(10), 0)
        self.assertEqual(list(temporary.iterdir()), [])

    def test_leaves_nothing_behind_when_killed(self):
        app = self.new_app()
        temporary = app.folder / "temporary"
        temporary.mkdir(parents=True)
        app.start(layouts.write(app.folder / "table.cimaise"),
                  environment={"TMPDIR": str(temporary)})
        Table(app)
        app.kill()
        self.assertEqual(list(temporary.iterdir()), [])

    def test_damaged_files_are_refused_with_place_and_reason(self):
        app = self.new_app()
        good = layouts.write(app.folder / "good.cimaise", layouts.musee(upper="7"))
        app.start(good)
        Table(app)
        app.kill()
        bad = app.folder / "bad.cimaise"
        text = good.read_text()
        refusals = {text.replace('"upper": [7', '"upper": ["seven"'): "/musees/0/upper/0",
                    text.replace('"cimaise": 1', '"cimaise": 2'):
                        app.say("file.newer-version", found=2, known=1),
                    text[:40]: "bad.cimaise", "": "bad.cimaise"}
        for damaged, expected in refusals.items():
            with self.subTest(expected):
                bad.write_text(damaged)
                app.start(bad)
                try:
                    notice = app.find(re.compile(r".*bad\.cimaise.*: .*"))
                    self.assertIn(expected, notice.name)
                    self.assertEqual(stored_upper(app)[0], 7, "the game before stays")
                finally:
                    app.kill()

    def test_file_of_the_command_line(self):
        app = self.new_app().start(SAMPLES / "rulebook-example.cimaise")
        Table(app).wait_points("Ana", 11)

    @unittest.skipUnless(os.geteuid() == 0, "a small disk can only be mounted by root")
    def test_full_disk(self):
        app = self.new_app()
        disk = self.small_disk(app.folder / "library")
        app.start(layouts.write(app.folder / "table.cimaise"))
        table = Table(app)
        fill(disk / "ballast")
        numbers = (3, 9, 21, 22, 33, 44)
        for column, number in enumerate(numbers, 1):
            table.touch_key(number)
            table.wait_hangs("upper", column, number)
        trouble = app.say("library.trouble.full", file=disk / "library.sqlite")
        app.find(trouble)
        time.sleep(1)  # the selection is stored after the painting, which tries the disk again
        (disk / "ballast").unlink()
        app.touch_name(app.say("wall.trouble.retry"))
        wait_for(lambda: stored_upper(app) == list(numbers), lambda: stored_upper(app))
        app.gone(trouble)
        app.kill()
        app.start()
        self.assertEqual(Table(app).gallery("upper"), list(numbers))


def fill(file):
    """Leaves no byte free on the disk of a file."""
    with open(file, "wb", buffering=0) as ballast:
        for size in (4096, 1):
            try:
                while ballast.write(bytes(size)):
                    pass
            except OSError:
                pass


if __name__ == "__main__":
    main()
