"""Starts Orca beside others of the same user: no other Orca is looked for, replaced or kept out.

    private_orca.py PROGRAM LOG PREFERENCES
"""

import builtins
import importlib.machinery
import importlib.util
import sys

import gi

gi.require_version("Atspi", "2.0")

from gi.repository import Atspi  # noqa: E402

# Milliseconds in which the app answers. Orca says nothing of a control that is slower, and the 0.8 s
# that it waits for by itself are too few on a busy machine.
PATIENCE = 20_000


def load(program):
    loader = importlib.machinery.SourceFileLoader("orca_program", program)
    spec = importlib.util.spec_from_loader(loader.name, loader)
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def main():
    program, log, preferences = sys.argv[1:]
    sys.argv = [program, "--debug-file", log, "--user-prefs", preferences]
    orca = load(program)
    # Orca refuses to start beside a process called “orca” of the same user, whatever its display.
    orca.otherOrcas = lambda: []
    orca.setProcessName = lambda _: False
    # The log is read while Orca runs: each line is written at once.
    orca.open = lambda file, mode: builtins.open(file, mode, buffering=1, encoding="utf-8")
    Atspi.set_timeout(PATIENCE, PATIENCE)
    return orca.main()


if __name__ == "__main__":
    sys.exit(main())
