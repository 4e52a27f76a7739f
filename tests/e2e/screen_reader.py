"""Screen reader Orca on a desktop of the tests, without sound; its log says what it speaks."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

from gi.repository import GLib

from desktop import children_of, patient, wait_for

PROGRAMS = ("orca", "speech-dispatcher", "openbox")

# A module that speaks for every language, and a device that swallows the sound: without both,
# speech-dispatcher ends at once.
_SPEECH = """LogLevel 1
AudioOutputMethod "alsa"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
"""
_NO_SOUND = "pcm.!default { type null }\nctl.!default { type null }\n"

_BEGIN = re.compile(r"\d\d:\d\d:\d\d\.\d+ - SPEECH OUTPUT: '")
# After the text follows the voice, a dictionary. Where Orca names a pressed key or reads a
# character, a space stands before it.
_END = re.compile(r"'(?: voice=\w+)?( ?)(?:\{(?:'[a-z-]+': .*)?\})?$")
_INDENT = " " * 18  # of a further line of a text
_KEY_RELEASED = re.compile(r"\^+ PROCESS ATSPI_KEY_RELEASED_EVENT")
# Marks of direction, with which the app isolates names from the text around them.
_INVISIBLE = re.compile("[\u2066-\u2069\u200e\u200f]")


def missing_programs():
    """Programs that are not installed; without them no screen reader can be started."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


# Shares of the time that count as no work, had or waited for: a text cursor blinks. What still has
# something to do works, or on a busy machine waits most of the time.
_NO_WORK = 0.04
_NO_WAIT = 0.3


def _work_of(processes):
    """Seconds of a processor that these have had, and seconds that they have waited for one."""
    work = wait = 0
    for process in processes:
        try:
            for task in pathlib.Path(f"/proc/{process}/task").iterdir():
                had, waited = map(int, (task / "schedstat").read_text().split()[:2])
                work += had
                wait += waited
        except OSError:
            pass  # it has just ended
    return work / 1e9, wait / 1e9


class OrcaLog:
    """Reads what has been added to Orca’s log since the last time."""

    def __init__(self, file):
        self._file = file
        self._offset = 0
        self._rest = b""  # of a line that is still being written
        self._text = None  # of a record whose end has not been read
        self._texts = []
        self._released = 0

    def texts(self):
        """All that was spoken, in its order; the names of pressed keys are left out."""
        self._read()
        return self._texts

    def keys_released(self):
        self._read()
        return self._released

    def length(self):
        self._read()
        return self._offset

    def _read(self):
        if not self._file.exists():
            return
        with open(self._file, "rb") as log:
            log.seek(self._offset)
            added = log.read()
        self._offset += len(added)
        *lines, self._rest = (self._rest + added).split(b"\n")
        for line in lines:
            self._take(line.decode("utf-8", "replace"))

    def _take(self, line):
        begin = _BEGIN.match(line)
        if begin:
            self._text = line[begin.end():]
        elif self._text is not None and line.startswith(_INDENT):
            self._text += "\n" + line[len(_INDENT):]
        else:
            self._text = None
            self._released += bool(_KEY_RELEASED.match(line))
            return
        end = _END.search(self._text)
        if end:
            text, self._text = self._text[:end.start()], None
            if not (end[1] and text.endswith(" ")):
                self._texts.append(_INVISIBLE.sub("", text).strip())


def _answers(app):
    try:
        app.answer()
        return True
    except GLib.Error:
        return False  # it is busy, or asked too much by the screen reader


class ScreenReader:
    """Ends with its desktop, which also holds its files and settings."""

    def __init__(self, desktop, quiet=0.7):
        self.desktop = desktop
        self.quiet = quiet  # seconds after which nothing more is expected
        self.folder = pathlib.Path(desktop.folder) / "reader"
        self._log = OrcaLog(self.folder / "orca.log")

    def start(self):
        self._processes = []
        speech = self.folder / "speech"
        speech.mkdir(parents=True)
        (speech / "speechd.conf").write_text(_SPEECH, encoding="utf-8")
        (speech / "alsa.conf").write_text(_NO_SOUND, encoding="utf-8")
        socket = speech / "socket"
        # Orca takes its settings, and where the speech goes, from the environment.
        self.desktop.environment["GSETTINGS_BACKEND"] = "memory"
        self.desktop.environment["SPEECHD_ADDRESS"] = f"unix_socket:{socket}"
        self._launch("openbox", ["openbox", "--sm-disable"])
        self._launch("speech", ["speech-dispatcher", "--run-single", "--timeout", "0",
                                "--communication-method", "unix_socket", "--socket-path", socket,
                                "--config-dir", speech, "--log-dir", speech,
                                "--pid-file", speech / "pid"],
                     {"ALSA_CONFIG_PATH": str(speech / "alsa.conf")})
        wait_for(socket.exists, "speech-dispatcher answers")
        self.process = self._launch(
            "orca", [sys.executable, pathlib.Path(__file__).with_name("private_orca.py"),
                     shutil.which("orca"), self.folder / "orca.log", self.folder / "preferences"])
        self.wait_to_say(r"Screen reader on\.", seconds=300)
        return self

    def _launch(self, name, command, environment=None):
        with open(self.folder / f"{name}.txt", "w", encoding="utf-8") as output:
            process = self.desktop.start(list(map(str, command)), stdout=output,
                                         stderr=subprocess.STDOUT, environment=environment or {})
        self._processes.append(process)
        return process

    # Hearing

    def spoken(self, since=0):
        """All that was spoken after the first `since` texts."""
        return self._log.texts()[since:]

    def mark(self):
        """Number of texts so far, from which to listen on."""
        return len(self.spoken())

    def wait_to_say(self, pattern, since=0, seconds=300):
        """The first text in which the pattern is found."""
        def heard():
            assert self.process.poll() is None, f"Orca ended: {self._failure()}"
            return next((text for text in self.spoken(since) if re.search(pattern, text)), None)

        return wait_for(heard, lambda: f"{pattern!r} among: {self.spoken(since)}", seconds)

    def _failure(self):
        return (self.folder / "orca.txt").read_text(encoding="utf-8", errors="replace")

    def wait_until_quiet(self, limit=60):
        """For so long Orca has added nothing to its log, and neither it nor the app nor the bus
        between them has worked: on a busy machine silence alone may end at any moment.
        """
        processes = children_of(os.getpid())
        deadline = time.monotonic() + patient(limit)
        before, since = None, time.monotonic()
        while time.monotonic() - since < self.quiet and time.monotonic() < deadline:
            now = (self._log.length(), *_work_of(processes))
            if before is None or self._is_busy(before, now):
                before, since = now, time.monotonic()
            time.sleep(0.05)

    def _is_busy(self, before, now):
        (length, work, wait), (length_now, work_now, wait_now) = before, now
        return (length_now != length or work_now - work > _NO_WORK * self.quiet
                or wait_now - wait > _NO_WAIT * self.quiet)

    def press(self, app, keys):
        """Presses keys at once (“ctrl+z”); what is said after them."""
        return self._after(app, lambda: app.key(keys), len(keys.split("+")))

    def type(self, app, text):
        """What is said after the text."""
        return self._after(app, lambda: app.type(text), len(text))

    def _after(self, app, act, keys):
        since = self.mark()
        released = self._log.keys_released() + keys
        act()
        # A key may close the window that would report its release.
        deadline = time.monotonic() + patient(3)
        while self._log.keys_released() < released and time.monotonic() < deadline:
            time.sleep(0.02)
        if app.process.poll() is None:
            wait_for(lambda: _answers(app), "the window answers", 300)
        self.wait_until_quiet()
        return self.spoken(since)
