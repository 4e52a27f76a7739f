"""Base of all tests of the window: a desktop for each class, a library for each test."""

import pathlib
import re
import signal
import sys
import unittest

import gi

gi.require_version("Gio", "2.0")

from app import App  # noqa: E402
from desktop import Desktop  # noqa: E402

SOURCE = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = SOURCE / "samples" / "musee"
# Prefix of the text ids of each game: `art` for `art-society`.
PREFIXES = {folder.name: folder.name.partition("-")[0]
            for folder in sorted((SOURCE / "samples").iterdir())}

# Messages of Qt 6.8's audio player about a missing graphics card, and of Qt's accessibility about a
# screen reader that is busy when a key is pressed.
NOT_OURS = re.compile(r"(?:Failed to open VDPAU backend|QSpiApplication::(?:keyEventError"
                      r"|notifyKeyboardListenerCallback)) .*\n")


class WindowTest(unittest.TestCase):
    """A window that complains, on whatever page, fails its test."""

    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.enterClassContext(cls.desktop)

    def setUp(self):
        self.apps = []

    def tearDown(self):
        for app in self.apps:
            self._photograph_if_failed(app)
            app.kill()
        output = "".join(app.output() for app in self.apps)
        self.assertEqual(NOT_OURS.sub("", output), "", "the window had something to complain about")

    def new_app(self, folder="app", **options):
        """A window that has not been started yet; those of one folder share a library."""
        app = App(self.desktop, self.desktop.folder / self.id() / folder, **options)
        self.apps.append(app)
        return app

    def _photograph_if_failed(self, app):
        outcome = self._outcome.result
        failed = any(test is self for test, _ in outcome.failures + outcome.errors)
        if failed and app.process is not None:
            folder = SOURCE / "build" / "failed"
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{self.id()}.png"
            app.picture(file)
            print(f"{self.id()}: see {file}", file=sys.stderr)


def main():
    # Exits normally on SIGTERM, so that cleanup runs.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    unittest.main(verbosity=2)
