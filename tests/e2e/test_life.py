"""What a table survives: kill -9, a second window, damaged files, a full disk, no sound."""

import json
import os
import re
import subprocess
import unittest

import layouts
from case import SAMPLES, WindowTest, main
from desktop import wait_for
from table import Table

ON_THE_TABLE = ("select steps.document from games join steps on steps.game = games.id"
                " and steps.position = games.position order by games.recency desc limit 1")


def kept_upper(app):
    """The first player's upper gallery as it lies on the disk."""
    rows = app.kept(ON_THE_TABLE)
    return json.loads(rows[0][0])["musees"][0]["upper"] if rows else None


class Life(WindowTest):
    def begin(self, folder="app", **options):
        app = self.new_app(folder)
        file = layouts.write(app.folder / "table.cimaise")
        return app.start(file, **options), Table(app)

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

    def test_killed_again_and_again(self):
        app, table = self.begin()
        for column, number in enumerate((5, 6, 8), 1):
            table.touch_key(number)
            table.wait_hangs("upper", column, number)
            app.kill()
            app.start()
            table = Table(app)
        self.assertEqual(table.gallery("upper"), [5, 6, 8, 0, 0, 0])

    def test_second_window_says_why_it_can_only_read(self):
        app, table = self.begin()
        table.touch_key(7)
        table.wait_hangs("upper", 1, 7)
        wait_for(lambda: kept_upper(app)[0] == 7, lambda: kept_upper(app))
        second = self.new_app()
        second.start()
        second.find(second.say("library.trouble.in-use"))
        board = Table(second)
        self.assertEqual(board.hangs("upper", 1), 7)
        board.touch_key(9)
        board.touch_key(9)
        second.tree()  # it has answered since
        self.assertEqual(board.gallery("upper"), [7, 0, 0, 0, 0, 0])

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
                    notice = app.find(re.compile(r"bad\.cimaise.*: .*"))
                    self.assertIn(expected, notice.name)
                    self.assertEqual(kept_upper(app)[0], 7, "the game before stays")
                finally:
                    app.kill()

    def test_file_of_the_command_line(self):
        app = self.new_app().start(SAMPLES / "rulebook-example.cimaise")
        Table(app).wait_points("Ana", 11)

    @unittest.skipUnless(os.geteuid() == 0, "a small disk can only be mounted by root")
    def test_full_disk(self):
        app = self.new_app()
        disk = app.folder / "library"
        disk.mkdir(parents=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", disk], check=True)
        self.addCleanup(subprocess.run, ["umount", "-l", disk], check=False)
        app.start(layouts.write(app.folder / "table.cimaise"))
        table = Table(app)
        fill(disk / "ballast")
        numbers = (3, 9, 21, 22, 33, 44)
        for column, number in enumerate(numbers, 1):
            table.touch_key(number)
            table.wait_hangs("upper", column, number)
        trouble = app.say("library.trouble.full", file=disk / "library.sqlite")
        app.find(trouble)
        (disk / "ballast").unlink()
        app.touch_name(app.say("wall.trouble.retry"))
        wait_for(lambda: kept_upper(app) == list(numbers), lambda: kept_upper(app))
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
