"""Driver of the table page by its accessibility tree: spaces, keys, findings, score sheet."""

import re

from desktop import wait_for

GALLERIES = ("upper", "middle", "lower")
TIME_TO_READ = 0.6  # seconds before which a tap is no answer to a sentence


class Table:
    """Nodes are read once and kept: the board stays where it is while a game is entered."""

    def __init__(self, app, columns=6):
        self.app = app
        self.columns = columns
        self.read()

    def read(self):
        """Waits for the board and notes where everything is."""
        say = self.app.say
        self._keypad = self.app.find(say("musee.keypad.name"))
        self._tools = self.app.find(say("table.tools"))
        tree = self.app.tree()
        everything = list(tree.everything())
        self._spaces = {}
        for gallery in GALLERIES:
            for column in range(1, self.columns + 1):
                start = say("musee.space.name", space=say.space(gallery, column),
                            painting="").lower()
                for node in everything:
                    if node.role == "push button" and node.name.lower().startswith(start):
                        self._spaces[gallery, column] = node
        keypad = next(node for node in everything if node.path == self._keypad.path)
        self._keys = {}
        for node in keypad.everything():
            number = re.match(r"(\d+), ", node.name)
            if number:
                self._keys[int(number[1])] = node

    def space(self, gallery, column):
        return self._spaces[gallery, column]

    def key(self, number):
        return self._keys[number]

    @property
    def keys(self):
        return dict(self._keys)

    def hangs(self, gallery, column):
        """The number that hangs there; 0 when none does."""
        name = self.app.name_of(self.space(gallery, column))
        number = re.search(r": (\d+), ", name)
        return int(number[1]) if number else 0

    def gallery(self, gallery):
        return [self.hangs(gallery, column) for column in range(1, self.columns + 1)]

    def musee(self):
        return [self.gallery(gallery) for gallery in GALLERIES]

    def wait_hangs(self, gallery, column, number):
        wait_for(lambda: self.hangs(gallery, column) == number,
                 lambda: f"{number} in {gallery} {column}; there hang {self.musee()}, "
                         f"and it says: {self.hint()}")

    def touch_space(self, gallery, column):
        self.app.touch(self.space(gallery, column))

    def touch_key(self, number):
        self.app.touch(self.key(number))

    def is_selected(self, gallery, column):
        return "selected" in self.app.states_of(self.space(gallery, column))

    def select(self, gallery, column):
        """Touches a space unless it is selected already."""
        if not self.is_selected(gallery, column):
            self.touch_space(gallery, column)
            wait_for(lambda: self.is_selected(gallery, column), f"{gallery} {column} is selected")

    def hint(self):
        """The line under the board."""
        tools = self.app.place_of(self._tools)
        for node in self.app.seen():
            if node.role in ("label", "static", "text") and node.name:
                _, y, width, height = self.app.place_of(node)
                if width > 300 and 0 < tools[1] - y - height < 12 or y + height == tools[1]:
                    return node.name
        return ""

    def cell(self, player, line):
        """A cell of the score sheet: “Ana, Paintings, 4 points”."""
        title = self.app.say("sheet.total" if line == "total" else f"musee.score.{line}.title")
        return self.app.find(re.compile(rf"{re.escape(player)}\W+{re.escape(title)}\W.*"))

    def points(self, player, line="total"):
        return int(re.findall(r"\d+", self.cell(player, line).name)[-1])

    def wait_points(self, player, points, line="total"):
        wait_for(lambda: self.points(player, line) == points,
                 lambda: f"{points} for {line}; it is {self.points(player, line)}")
