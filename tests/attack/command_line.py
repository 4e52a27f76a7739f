"""Runs cimaise-cli and checks each run against the promises for any file."""

import json
import os
import re
import resource
import subprocess
import tempfile

# Characters that must not reach a terminal: controls, bidi marks, non-characters.
UNPRINTABLE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd]")
LONGEST_LINE = 800
MOST_SECONDS = 1.0
MOST_MEMORY = 100 * 1024  # KiB


class Called:
    """One call: what it printed, how it ended, what it took."""

    def __init__(self, *arguments, seconds=30, stdin=subprocess.DEVNULL):
        self.command = [os.environ["CIMAISE_CLI"], *map(os.fspath, arguments)]
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "LANGUAGE": "en_GB"}
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(self.command, env=environment, stdin=stdin, stdout=out,
                                       stderr=errors,
                                       preexec_fn=lambda: resource.setrlimit(
                                           resource.RLIMIT_CPU, (seconds, seconds)))
            _, status, used = os.wait4(process.pid, 0)
            self.status = process.returncode = os.waitstatus_to_exitcode(status)
            self.seconds = used.ru_utime + used.ru_stime
            self.memory = used.ru_maxrss
            self.out, self.errors = (read(stream) for stream in (out, errors))

    def __str__(self):
        shown = " ".join(self.command)[:300]
        return (f"{shown}: status {self.status}, {self.seconds:.2f} s, {self.memory // 1024} MiB,"
                f" {len(self.out)} bytes printed, complaint {self.errors[:300]!r}")

    def check_end(self):
        assert self.status in (0, 1, 2), f"it ended by a signal or oddly: {self}"

    def check_complaints(self, *names):
        """A line for each of these files, fit to be shown."""
        text = self.errors.decode("utf-8", "replace")
        lines = text.split("\n")
        assert lines.pop() == "", f"the last line is cut: {self}"
        assert len(lines) == len(names), f"{len(names)} lines on standard error: {self}"
        for line, name in zip(lines, names):
            assert line.startswith("cimaise-cli: "), f"who speaks: {self}"
            assert str(name)[-30:] in line, f"{name} is named, or the end of it: {self}"
            assert len(line) <= LONGEST_LINE, f"{len(line)} letters: {self}"
            assert not UNPRINTABLE.search(line), f"{UNPRINTABLE.search(line)[0]!r} in {self}"

    def check_alone(self, name):
        """The whole promise, of a call for one file."""
        self.check_end()
        refused = self.status == 2
        self.check_complaints(*[name] * refused)
        assert not (refused and self.out), f"nothing on standard output: {self}"
        assert refused or self.out, f"something on standard output: {self}"

    def check_cost(self):
        assert self.seconds <= MOST_SECONDS, f"{MOST_SECONDS} s: {self}"
        # A child's peak memory includes that of its parent at the fork: lower values cannot be
        # measured.
        most = max(MOST_MEMORY, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        assert self.memory <= most, f"{most // 1024} MiB: {self}"


def read(stream):
    stream.seek(0)
    return stream.read()


def check_batch(arguments, files):
    """A call for many files at once; when something is wrong, the first that is wrong alone."""
    try:
        called = Called(*arguments, "--json", *files)
        called.check_end()
        results = [json.loads(line) for line in called.out.splitlines()]
        assert [result["file"] for result in results] == [str(file) for file in files], "an answer each"
        refused = [result["file"] for result in results if "error" in result]
        called.check_complaints(*refused)
        assert (called.status == 2) == bool(refused), f"2 when one is refused: {called.status}"
        assert called.seconds <= MOST_SECONDS, f"{called.seconds:.1f} s for {len(files)} files"
        return len(refused)
    except AssertionError:
        for file in files:
            alone = Called(*arguments, "--json", file)
            alone.check_alone(file)
            alone.check_cost()
        if called.seconds > MOST_SECONDS:
            return len(refused)
        raise
