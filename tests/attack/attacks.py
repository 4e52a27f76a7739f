"""Defines attacks and their rounds, each with a random generator and counters of its own."""

import dataclasses
import pathlib
import random
import shutil
import signal
import sys
import traceback
import typing

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parents[1]
sys.path.insert(0, str(HERE.parent / "e2e"))

from app import App  # noqa: E402
from case import NOT_OURS  # noqa: E402
from desktop import wait_for  # noqa: E402

SAVED = SOURCE / "build" / "attack"


class Skip(Exception):
    """This machine does not let us try it; says why."""


@dataclasses.dataclass(frozen=True)
class Attack:
    """A way to do harm. Of the time there is, it gets a share of its weight."""

    kind: str
    name: str
    weight: float
    rounds: typing.Callable

    def __str__(self):
        return f"{self.kind}.{self.name}"


ALL: list[Attack] = []


def attack(weight=1.0):
    """Lists a function of a Round as an attack, under its module's name and its own."""
    def listed(function):
        ALL.append(Attack(function.__module__, function.__name__, weight, function))
        return function
    return listed


class Round:
    """One try: the same seed and number give the same one again."""

    def __init__(self, tried, number, seed, desktop):
        self.attack = tried
        self.number = number
        self.seed = seed
        self.random = random.Random(f"{seed}:{tried}:{number}")
        self.desktop = desktop
        self.folder = desktop.folder / f"{tried}.{number}"
        self.counts = {}
        self.apps = []
        self._undone = []
        self._expected = []

    def __str__(self):
        return f"{self.attack}:{self.number}"

    def count(self, what, many=1):
        self.counts[what] = self.counts.get(what, 0) + many

    def app(self, folder="app", **options):
        """A window that has not been started yet; those of one folder share a library."""
        app = App(self.desktop, self.folder / folder, **options)
        self.apps.append(app)
        return app

    def finally_do(self, action, *arguments):
        """What puts the machine right again, however the round ends."""
        self._undone.append((action, arguments))

    def may_say(self, pattern):
        """What a window may write to its log in this round."""
        self._expected.append(pattern)

    def run(self):
        """Tries it; what went wrong, or nothing."""
        self.folder.mkdir(parents=True)
        try:
            self.attack.rounds(self)
            self._end_windows()
            return None
        except Skip:
            raise
        except Exception:  # whatever it was, the round has failed
            fault = traceback.format_exc() + self._deaths()
            self._keep(fault)
            return fault
        finally:
            self._put_right()

    def _end_windows(self):
        for app in self.apps:
            answers(app)
            app.kill()
            output = NOT_OURS.sub("", app.output())
            for pattern in self._expected:
                output = pattern.sub("", output)
            assert not output.strip(), f"the window had something to complain about: {output[:2000]}"

    def _put_right(self):
        for app in self.apps:
            app.kill()
        for action, arguments in reversed(self._undone):
            action(*arguments)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _keep(self, fault):
        """Keeps what is needed to look into it."""
        place = SAVED / str(self)
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        (place / "fault.txt").write_text(f"{self.repeat()}\n\n{fault}")
        for number, app in enumerate(self.apps, 1):
            if app.process is not None and app.process.poll() is None:
                app.desktop.run("timeout", "5", "import", "-window", "root",
                                str(place / f"screen-{number}.png"), check=False)
        copy_plain(self.folder, place / "folder")

    def _deaths(self):
        return "".join(f"a window had ended: {described_end(app.process.poll())}\n"
                       for app in self.apps
                       if app.process is not None and app.process.poll() is not None)

    def repeat(self):
        return f"to repeat it: CIMAISE_ATTACK_SEED={self.seed} ./dev attack {self}"


def turn(round_, things):
    """Each is had once before one is had again; the order is the seed's."""
    order = list(things)
    random.Random(round_.seed).shuffle(order)
    return order[round_.number % len(order)]


def copy_plain(source, target):
    """Copies files and folders; pipes, devices and giants are left out."""
    def awkward(folder, names):
        paths = {name: pathlib.Path(folder, name) for name in names}
        return [name for name, path in paths.items() if path.is_symlink()
                or not (path.is_dir() or path.is_file()) or path.stat().st_size > 50_000_000]
    shutil.copytree(source, target, ignore=awkward, dirs_exist_ok=True)


def described_end(status):
    if status is None:
        return "still there"
    return f"signal {signal.Signals(-status).name}" if status < 0 else f"status {status}"


def answers(app):
    """It has not ended by itself, and says its name."""
    if app.process is not None:
        status = app.process.poll()
        assert status is None, f"the window ended by itself: {described_end(status)}"
        app.answer()
