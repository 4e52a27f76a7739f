"""Tests Art Society from an empty wall to a score: drags, typed tiles, unsold paintings, undo, a
restart.
"""

import json
import re

from case import main
from desktop import wait_for
from game_case import GameTest


class ArtSociety(GameTest):
    samples = "art-society"
    name = "art.name"

    def begin(self, **options):
        app = self.sit_down(**options)
        self.read(app)
        return app

    def read(self, app):
        """Where the squares of the wall are; they stay there while it is hung."""
        app.find(app.say("art.wall.name"))
        self.places = {}
        pattern = re.escape(app.say("art.place.square")).replace(r"\{column\}", r"(\d+)")
        pattern = re.compile(pattern.replace(r"\{row\}", r"(\d+)") + r"\b.*")
        for node in app.tree().everything():
            square = pattern.match(node.name)
            if square and node.role in ("table cell", "cell"):
                x, y, width, height = app.place_of(node)
                self.places[int(square[1]), int(square[2])] = (x + width // 2, y + height // 2)
        self.assertEqual(len(self.places), 12 * 9)

    def drag(self, app, at, size=(1, 1)):
        """A finger from the top left square of a tile to its bottom right one."""
        last = (at[0] + size[0] - 1, at[1] + size[1] - 1)
        (left, top), (right, bottom) = self.places[tuple(at)], self.places[last]
        app.desktop.run("xdotool", "mousemove", str(left), str(top), "mousedown", "1",
                        "mousemove", str((left + right) // 2), str((top + bottom) // 2),
                        "mousemove", str(right), str(bottom), "mouseup", "1")
        app.touches += 1

    def key(self, app, name):
        """A key below the wall: a type in a frame."""
        return app.find(name, role="push button")

    def hang(self, app, kind, frame, at, size):
        self.drag(app, at, size)
        painting = app.say(f"art.type.{kind}") + ", " + app.say("art.frame.name", letter=frame)
        app.touch(self.key(app, painting))

    def decor(self, app, at, size):
        self.drag(app, at, size)
        app.touch(app.find(app.say("art.keypad.decor"), state="enabled"))

    def wait_tiles(self, app, count):
        def hung():
            position = self.position(app)
            return len(position["walls"][0]["tiles"]) if position else 0
        wait_for(lambda: hung() == count, lambda: f"{count} tiles; there are {hung()}")

    def test_tiles_are_hung_scored_undone_and_kept(self):
        for language in ("en", "fr"):
            app = self.begin(folder=language, language=language)
            self.wait_total(app, "Ana", -8)  # four bare corners
            # one portrait, worth 2 while no type is in the museum
            self.hang(app, "portrait", "A", (6, 4), (2, 3))
            self.wait_total(app, "Ana", -6)
            self.decor(app, (8, 4), (1, 1))
            self.wait_total(app, "Ana", -5)
            self.hang(app, "landscape", "B", (1, 1), (2, 2))
            self.wait_total(app, "Ana", -1)  # two more, and a corner less
            app.key("ctrl+z")
            self.wait_total(app, "Ana", -5)
            app.key("ctrl+shift+z")
            self.wait_total(app, "Ana", -1)
            app.kill()
            app.start()
            self.wait_total(app, "Ana", -1)
            app.kill()

    def test_unsold_paintings_move_the_markers(self):
        app = self.begin()
        self.hang(app, "portrait", "A", (6, 4), (2, 3))
        app.touch_name(app.say("art.tool.museum"))
        panel = (430, 810)

        def enter_as(way):
            app.touch(app.roll_to(app.say(way), panel, near=75))

        enter_as("art.museum.paintings")

        def sell(kind, value):
            types = app.roll_to(app.say("art.unsold.types"), panel, near=75)
            app.touch(next(node for node in self.inside(app, types)
                           if node.name == app.say(f"art.type.{kind}")))
            app.touch(app.roll_to(app.say("art.unsold.value", value=value), panel, near=75))

        def row(kind, value, start, end):
            return app.say("art.unsold.moved", type=app.say(f"art.type.{kind}"), value=value,
                           to=end, **{"from": start})

        sell("city-life", 4)
        app.find(row("city-life", 4, 0, 4))
        self.wait_total(app, "Ana", -6)  # a type outside the museum is worth 2
        sell("portrait", 4)
        met = app.say("art.unsold.met", space=4, back=3, type=app.say("art.type.city-life"))
        app.find(row("portrait", 4, 0, 3) + ". " + met)
        self.wait_total(app, "Ana", -4)  # second of the museum: worth 4
        app.key("ctrl+z")
        self.wait_total(app, "Ana", -6)
        sell("portrait", 5)
        # ahead of City Life: worth 5, and in the eyeline
        self.wait_total(app, "Ana", 0)
        enter_as("art.museum.markers")
        self.wait_total(app, "Ana", 0)  # the markers stay where they were moved
        enter_as("art.museum.paintings")
        stands = app.say("art.track.marker", type=app.say("art.type.portrait"), space=5)
        app.roll_to(re.compile(rf".*\b{stands}\b.*"), panel, role="graphic", near=120)
        app.kill()
        app.start()
        self.wait_total(app, "Ana", 0)

    def inside(self, app, node):
        """What lies within a node as it is now."""
        return next(part for part in app.tree().everything()
                    if part.path == node.path).everything()

    def test_a_whole_wall_takes_two_touches_a_tile(self):
        wall = json.loads(self.sample("rulebook-example").read_bytes())["walls"][0]["tiles"]
        app = self.begin()
        app.touches = 0
        for tile in wall:
            if "painting" in tile:
                self.hang(app, tile["painting"], tile["frame"].upper(), tile["at"], tile["size"])
            else:
                self.decor(app, tile["at"], tile["size"])
        self.wait_tiles(app, len(wall))
        self.assertEqual(app.touches, 2 * len(wall))
        self.assertEqual(self.position(app)["walls"][0]["tiles"], wall)

    def test_samples_have_the_scores_of_the_command_line(self):
        self.compare_samples("rulebook-example", "finished-3", "disputed")


if __name__ == "__main__":
    main()
