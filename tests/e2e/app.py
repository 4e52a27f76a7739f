"""Driver of the app's window: taps, types, takes pictures, kills and restarts."""

import hashlib
import itertools
import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import time

from accessible import Accessibility, own_name
from desktop import wait_for
from words import Words


class App:
    """One run of the window after another on one library. Touches and keystrokes are counted."""

    def __init__(self, desktop, folder, language="en", size="1200x900"):
        self.desktop = desktop
        self.folder = pathlib.Path(folder)
        self.language = language
        self.size = size
        self.process = None
        self.touches = 0
        self.keystrokes = 0
        self._window = ""
        self._accessibility = Accessibility(desktop.environment["DBUS_SESSION_BUS_ADDRESS"])

    @property
    def say(self):
        return Words(self.language)

    # Life and death

    def start(self, *arguments, environment=None):
        """Starts it and waits until it can be used."""
        self.launch(*arguments, environment=environment)
        return self.wait_until_shown()

    def launch(self, *arguments, environment=None):
        """Starts it and does not wait for anything."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = open(self.folder / "log.txt", "a+", encoding="utf-8")  # closed with the process
        # A locale that every machine has; the languages of it need not be installed.
        language = {"en": "en_GB", "fr": "fr_FR"}[self.language]
        self.process = self.desktop.start(
            [os.environ["CIMAISE_APP"], "--data", str(self.folder / "library"),
             "--size", self.size, *map(str, arguments)],
            stdout=self.log, stderr=self.log,
            environment={"LC_ALL": "C.UTF-8", "LANGUAGE": language, **(environment or {})})

    def hide(self):
        """Other starts on this library will not reach its window, because its name on the message
        bus is taken.
        """
        folder = os.path.realpath(self.folder / "library")
        digest = hashlib.sha1(folder.encode()).hexdigest()
        self._name = own_name(self.desktop.environment["DBUS_SESSION_BUS_ADDRESS"],
                              f"io.github.cimaise.cimaise.L{digest}")
        return self

    def pass_on(self, *arguments, environment=None):
        """Starts it beside a window on the same library, which takes over what it was to open."""
        self.launch(*arguments, environment=environment)
        status = self.process.wait(20)
        assert status == 0, f"it ended with {status}: {self.output()}"
        self.kill()

    def is_in_front(self):
        """No other window covers its middle."""
        width, height = map(int, self.size.split("x"))
        self.desktop.run("xdotool", "mousemove", str(width // 2), str(height // 2))
        return f"window:{self._window}" in self.desktop.run("xdotool", "getmouselocation").split()

    def has_keyboard(self):
        return self.desktop.run("xdotool", "getwindowfocus", check=False) == self._window

    def wait_until_shown(self, seconds=300):
        """It is there and has the keyboard."""
        self._root = wait_for(self._attach, "the window says it is there", seconds)
        self._window = wait_for(self._find_window, "the window is shown", seconds)
        self.desktop.run("xdotool", "windowfocus", self._window)
        wait_for(self.has_keyboard, "the window has the keyboard", seconds)
        return self

    def _attach(self):
        assert self.process.poll() is None, f"it ended by itself: {self.output()}"
        return self._accessibility.application(self.process.pid)

    def _find_window(self):
        found = self.desktop.run("xdotool", "search", "--all", "--onlyvisible", "--pid",
                                 str(self.process.pid), "--name", "Cimaise", check=False)
        return found.split("\n")[0]

    def output(self):
        """All that it has said so far, in all its runs."""
        log = self.folder / "log.txt"
        return log.read_text(encoding="utf-8") if log.exists() else ""

    def close(self):
        """As the window's cross does."""
        self.desktop.run("xdotool", "windowclose", self._window, check=False)
        return self._end(signal.SIGTERM)

    def kill(self):
        return self._end(signal.SIGKILL)

    def _end(self, request):
        if self.process is None:
            return None
        try:
            self.process.wait(0.0 if request == signal.SIGKILL else 5)
        except subprocess.TimeoutExpired:
            self.process.send_signal(request)
        status = self.process.wait(60)
        self.log.close()
        self.process = None
        return status

    # Seeing

    def tree(self):
        """All that is shown, as a screen reader meets it, but for descriptions."""
        return self._accessibility.walk(self._root)

    def described_tree(self):
        """The same, with them."""
        return self._accessibility.walk(self._root, ("name", "description", "role"))

    def seen(self, name=None, role=None, state=None):
        """What is shown and bears the name: a text or a pattern for all of it."""
        return [node for node in self.tree().everything()
                if _fits(node, name, role) and (state is None or state in node.states)]

    def find(self, name=None, role=None, seconds=300, state=None):
        """The first such object, waited for."""
        found = wait_for(lambda: self.seen(name, role, state),
                         lambda: f"{name!r} among:\n{self.described()}", seconds)
        return found[0]

    def gone(self, name=None, role=None):
        wait_for(lambda: not self.seen(name, role), lambda: f"no {name!r} any more")

    def described(self):
        return "\n".join(str(node) for node in self.tree().everything() if node.name)

    def answer(self):
        """Comes back once it has done all that was asked of it before."""
        self._accessibility.name_of(self._root)

    def name_of(self, node):
        return self._accessibility.name_of(node)

    def description_of(self, node):
        return self._accessibility.description_of(node)

    def states_of(self, node):
        return self._accessibility.states_of(node)

    def text_of(self, node):
        return self._accessibility.text_of(node)

    def place_of(self, node):
        return self._accessibility.place_of(node)

    def do(self, node, action):
        self._accessibility.do(node, action)

    def focused(self):
        """The object that has the keyboard."""
        node = self._deepest_focused()
        # A focus scope counts as focused, too. When the focus moves during the walk, the scope may
        # be all that is found; the next walk finds the control.
        while node is not None and node.children:
            before, node = node, self._deepest_focused()
            if node is not None and node.path == before.path:
                break
        if node is not None:
            self._accessibility.read([node, node.parent], ("name", "role"))
        return node

    def _deepest_focused(self):
        tree = self._accessibility.walk(self._root, asked=())
        found = [node for node in tree.everything() if "focused" in node.states]
        return found[-1] if found else None

    def picture(self, file):
        """What the screen shows of the window."""
        self.desktop.run("import", "-window", self._window, str(file))

    # Doing

    def touch(self, node):
        """A finger on its middle."""
        x, y, width, height = self.place_of(node)
        assert width > 0 and height > 0, f"{node} has no place to touch"
        x, y = x + width // 2, y + height // 2
        assert self._in_window(x, y), f"{node} is outside the window, at {x}, {y}"
        self.desktop.run("xdotool", "mousemove", str(x), str(y), "click", "1")
        self.touches += 1

    def _in_window(self, x, y):
        width, height = map(int, self.size.split("x"))
        return 0 <= x < width and 0 <= y < height

    def touch_name(self, name, role=None):
        node = self.find(name, role)
        self.touch(node)
        return node

    def undo_by_notice(self):
        """By the notice, which ignores taps right after it has appeared."""
        node = self.find(self.say("wall.undo"), "push button")
        time.sleep(0.5)
        self.touch(node)

    def drag(self, node, target):
        """From the middle of one to the middle of the other, as a hand goes."""
        places = [self.place_of(end) for end in (node, target)]
        (x, y), (to_x, to_y) = [(left + width // 2, top + height // 2)
                                for left, top, width, height in places]
        steps = 8
        self.desktop.run("xdotool", "mousemove", str(x), str(y), "mousedown", "1")
        for step in range(1, steps + 1):
            self.desktop.run("xdotool", "mousemove", str(x + (to_x - x) * step // steps),
                             str(y + (to_y - y) * step // steps), "sleep", "0.02")
        self.desktop.run("xdotool", "mouseup", "1")
        self.touches += 1

    def roll_to(self, name, place, role=None, near=250):
        """Turns the wheel over this place of the screen until the middle of something comes near it."""
        x, y = place
        turns = itertools.count()

        def middle(node):
            _, top, _, height = self.place_of(node)
            return top + height // 2

        def rolled():
            heights = {node: middle(node) for node in self.seen(name, role)}
            found = [node for node, height in heights.items()
                     if abs(height - y) < near and self._in_window(x, height)]
            if not found:
                # what is out of sight is looked for below, and then above
                down = min(heights.values()) > y if heights else next(turns) % 40 < 20
                self.desktop.run("xdotool", "mousemove", str(x), str(y), "click",
                                 "5" if down else "4", "sleep", "0.3")
            return found
        return wait_for(rolled, f"{name} is rolled into sight", seconds=300)[0]

    def key(self, *keys):
        self.desktop.run("xdotool", "key", "--delay", "5", *keys)
        self.keystrokes += len(keys)

    def type(self, text):
        self.desktop.run("xdotool", "type", "--delay", "5", text)
        self.keystrokes += len(text)

    # Remembering

    def stored(self, query, *values):
        """Rows of the library as it lies on the disk."""
        file = self.folder / "library" / "library.sqlite"
        if not file.exists():
            return []
        connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=5)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()


def _fits(node, name, role):
    if role is not None and node.role != role:
        return False
    if name is None:
        return True
    return bool(name.fullmatch(node.name)) if isinstance(name, re.Pattern) else node.name == name


def judged(file):
    """What the command line says of a file."""
    result = subprocess.run([os.environ["CIMAISE_CLI"], "score", "--json", str(file)],
                            capture_output=True, text=True, check=False)
    return json.loads(result.stdout)

