"""Isolated desktop: a virtual X server, a message bus, an accessibility bus."""

import ctypes
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36
_libc = ctypes.CDLL(None, use_errno=True)


def _die_with_parent():
    _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


# A busy machine asks for more.
_PATIENCE = float(os.environ.get("CIMAISE_PATIENCE", "1"))


def patient(seconds):
    """The time that this takes on a busy machine."""
    return seconds * _PATIENCE


def wait_for(condition, what, seconds=300):
    """The first truthy value of condition(), which is asked again and again. The limit ends what hangs, not what is
    slow."""
    seconds = patient(seconds)
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {seconds} s in vain: {what() if callable(what) else what}")
        time.sleep(0.02)


def children_of(process):
    """The processes that this one has started, or that were left to it, and theirs."""
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            parents.setdefault(int(fields[1]), []).append(int(entry.name))
    found = []
    queue = [process]
    while queue:
        for child in parents.get(queue.pop(), []):
            found.append(child)
            queue.append(child)
    return found


class Desktop:
    """Started and ended as a context; what it starts dies with it."""

    def __init__(self, size="1500x960"):
        self.size = size
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="cimaise-e2e."))
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": str(self.folder / "home"),
            "LANG": "C.UTF-8",
            # Drawn by the processor, and only what has changed: what is seen is looked at elsewhere.
            "QT_QUICK_BACKEND": "software",
            "NO_AT_BRIDGE": "0",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_QPA_PLATFORM": "xcb",
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "XDG_RUNTIME_DIR": str(self.folder / "runtime"),
        }
        for name, value in self.environment.items():
            if name == "HOME" or name.startswith("XDG_"):
                pathlib.Path(value).mkdir(mode=0o700)

    def __enter__(self):
        _libc.prctl(_PR_SET_CHILD_SUBREAPER, 1)
        try:
            self._start_screen()
            self._start_bus()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self._end(children_of(os.getpid()))
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, command, **options):
        """A process of this desktop. Whatever happens to us, it does not outlive us."""
        environment = {**self.environment, **options.pop("environment", {})}
        return subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL,
                                preexec_fn=_die_with_parent, **options)

    def run(self, *command, check=True):
        """The output of a tool."""
        return subprocess.run(command, env=self.environment, stdin=subprocess.DEVNULL,
                              check=check, capture_output=True, text=True).stdout.strip()

    def _start_screen(self):
        reading, writing = os.pipe()
        self.start(["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{self.size}x24",
                    "-nolisten", "tcp", "-noreset", "-r", "-dpi", "96"],
                   pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.environment["DISPLAY"] = ":" + number.readline().strip()

    def _start_bus(self):
        bus = self.start(["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()

    @staticmethod
    def _end(processes):
        """Asks politely, then does not ask any more."""
        for request in (signal.SIGTERM, signal.SIGKILL):
            for process in processes:
                try:
                    os.kill(process, request)
                except ProcessLookupError:
                    pass
            deadline = time.monotonic() + 2
            while time.monotonic() < deadline:
                try:
                    if os.waitpid(-1, os.WNOHANG) == (0, 0):
                        time.sleep(0.02)
                except ChildProcessError:
                    return
            processes = children_of(os.getpid())
