#!/usr/bin/env python3
"""Breaks random lines of the core, one at a time, and checks that the core's tests notice.

A mutant that survives shows a line that no test covers. The mutants are made in a copy of the
checkout in build/mutants, never in the checkout itself.

Usage: mutants.py [count] [--seed N] [--only GLOB ...] [--line FILE:LINE ...]
"""
import argparse
import fnmatch
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import time

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = CHECKOUT / "build" / "mutants"
SOURCE, BUILD = FOLDER / "source", FOLDER / "build"
ROOMS = ("positions", "scoring", "validators", "rulings")
JOBS = os.cpu_count() or 1
# Same settings as in ctest.
SETTINGS = {**os.environ, "RC_PARAMS": "seed=20261120 max_success=1000",
            "GTEST_FAIL_FAST": "1", "GTEST_BRIEF": "1"}

# Mutations: text in the code and its replacements. Binary operators are surrounded by blanks.
SWAPS = {
    " == ": [" != "], " != ": [" == "], " < ": [" <= ", " >= "], " <= ": [" < ", " > "],
    " > ": [" >= ", " <= "], " >= ": [" > ", " < "], " && ": [" || "], " || ": [" && "],
    " + ": [" - "], " - ": [" + "], " * ": [" / "], " += ": [" -= "], " -= ": [" += "],
    "++": ["--"], "--": ["++"], "true": ["false"], "false": ["true"],
    "std::min": ["std::max"], "std::max": ["std::min"],
    "ranges::any_of": ["ranges::all_of"], "ranges::all_of": ["ranges::any_of"],
    "ranges::none_of": ["ranges::any_of"],
}
SWAP = re.compile("|".join(
    rf"(?<!\w){re.escape(old)}(?!\w)" if old[0].isalpha() else re.escape(old)
    for old in sorted(SWAPS, key=len, reverse=True)))
NUMBER = re.compile(r"(?<![\w.'])\d+(?![\w.'])")
NEGATION = re.compile(r"(?<![\w)])!(?=[\w(])")
CONDITION = re.compile(r"\b(if|while) \((.+)\) \{$")
NO_CODE = re.compile(r"\s*(//|#|using |template |static_assert|namespace )")


def code_of(line):
    """The line with its texts and remark blanked, letter for letter."""
    blank = re.sub(r'"(\\.|[^"\\])*"|\'(\\.|[^\'\\])+\'', lambda text: "_" * len(text[0]), line)
    return blank.split("//")[0]


def changes(line):
    """Each way to break the line, as the line that comes in its place."""
    if NO_CODE.match(line):
        return []
    code = code_of(line)
    found = []

    def put(match, text):
        found.append(line[:match.start()] + text + line[match.end():])

    for match in SWAP.finditer(code):
        for other in SWAPS[match[0]]:
            put(match, other)
    for match in NUMBER.finditer(code):
        put(match, str(int(match[0]) + 1))
        if int(match[0]) > 0:
            put(match, str(int(match[0]) - 1))
    for match in NEGATION.finditer(code):
        put(match, "")
    condition = CONDITION.search(code)
    if condition:
        start, end = condition.span(2)
        found.append(f"{line[:start]}!({line[start:end]}){line[end:]}")
    return found


def places(only, lines):
    """Every line that can be broken, as (file, index)."""
    found = []
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*")):
            name = str(path.relative_to(SOURCE))
            if path.suffix not in (".cpp", ".h"):
                continue
            if only and not any(fnmatch.fnmatch(name, glob) for glob in only):
                continue
            for index, line in enumerate(path.read_text().splitlines()):
                wanted = not lines or f"{name}:{index + 1}" in lines
                if wanted and changes(line):
                    found.append((name, index))
    return found


def draw(options):
    """The mutants, as (file, index, line), each file's together: so little is compiled again."""
    dice = random.Random(options.seed)
    left = places(options.only, options.line)
    if options.line:
        every = [(name, index, change) for name, index in left
                 for change in changes((SOURCE / name).read_text().splitlines()[index])]
        return every
    dice.shuffle(left)
    drawn = [(name, index, dice.choice(changes((SOURCE / name).read_text().splitlines()[index])))
             for name, index in left[:options.count]]
    return sorted(drawn)


def copy_checkout():
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=CHECKOUT, check=True, capture_output=True).stdout.decode()
    names = {name for name in listed.split("\0") if (CHECKOUT / name).is_file()}
    for name in names:
        source, target = CHECKOUT / name, SOURCE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copy(source, target)
    for target in SOURCE.rglob("*"):
        if target.is_file() and str(target.relative_to(SOURCE)) not in names:
            target.unlink()


def build(*targets):
    """Whether it builds."""
    return subprocess.run(["ninja", "-C", str(BUILD), *targets], check=False,
                          capture_output=True).returncode == 0


class Program:
    """A test program of the core."""

    def __init__(self, name, target, command):
        self.name, self.target, self.command = name, target, command
        self.seconds = 0.0

    def start(self):
        return subprocess.Popen(self.command, cwd=BUILD, env=SETTINGS, start_new_session=True,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def programs():
    found = [Program(path.name.removeprefix("test_"), f"bin/{path.name}", [str(path)])
             for path in sorted((BUILD / "bin").glob("test_*"))]
    found += [Program(name, "bin/cimaise-cli", ["ctest", "-R", f"^{name}$", "--timeout", "600"])
              for name in ("cli", "cli_art_society", "cli_muse", "cli_museum")]
    return found


def games():
    """Directories of the games, the longest name first: “museum” begins with “muse”."""
    return sorted((path.name for path in (CHECKOUT / "qml/games").iterdir() if path.is_dir()),
                  key=len, reverse=True)


def kin(program, name):
    """How soon a program is asked about a file: those of its game first, the quick ones first."""
    game = next((game for game in games()
                 if f"/{game}" in name or f"/{game}" in name.replace("_", "")), "layout")
    own = re.split(r"_", program.name)[0] == game
    return (not own, program.name != "golden", program.seconds)


def run_together(group, limit):
    """The first of the programs that fails or does not end, killing the others."""
    running = [(program, program.start()) for program in group]
    begin = time.monotonic()
    verdict = None
    while running and not verdict:
        time.sleep(0.02)
        for program, process in list(running):
            status = process.poll()
            if status is not None:
                running.remove((program, process))
                verdict = verdict or (program.name if status != 0 else None)
            elif time.monotonic() - begin > limit(program):
                verdict = f"{program.name}, which did not end"
    for _, process in running:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return verdict


def measure(all_programs):
    """Runs everything unbroken: how long each takes; it must pass."""
    for program in all_programs:
        begin = time.monotonic()
        if program.start().wait() != 0:
            sys.exit(f"mutants: {program.name} fails without any mutant")
        program.seconds = time.monotonic() - begin


def verdict_on(name, all_programs):
    """Who notices; None when nobody does; False when it does not compile."""
    order = sorted(all_programs, key=lambda program: kin(program, name))
    for start in range(0, len(order), JOBS):
        group = order[start:start + JOBS]
        if not build(*{program.target for program in group}):
            return False
        noticed = run_together(group, lambda program: 30 + 8 * program.seconds)
        if noticed:
            return noticed
    return None


def read_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("count", nargs="?", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", metavar="GLOB")
    parser.add_argument("--line", action="append", metavar="FILE:LINE")
    return parser.parse_args()


def prepare():
    copy_checkout()
    subprocess.run(["cmake", "-S", str(SOURCE), "-B", str(BUILD), "-G", "Ninja",
                    "-DCIMAISE_APP=OFF", "-DCMAKE_BUILD_TYPE=Release",
                    "-DCMAKE_CXX_FLAGS_RELEASE=-O1"], check=True, stdout=subprocess.DEVNULL)
    if not build():
        sys.exit("mutants: the core does not build")
    found = programs()
    measure(found)
    return found


def main():
    options = read_options()
    FOLDER.mkdir(parents=True, exist_ok=True)
    all_programs = prepare()
    noticed, lived, unbuilt = 0, [], 0
    for name, index, line in draw(options):
        path = SOURCE / name
        whole = path.read_text()
        lines = whole.splitlines(keepends=True)
        was = lines[index].strip()
        path.write_text("".join([*lines[:index], line + "\n", *lines[index + 1:]]))
        try:
            verdict = verdict_on(name, all_programs)
        finally:
            path.write_text(whole)
        what = f"{name}:{index + 1}: {was}  →  {line.strip()}"
        if verdict is False:
            unbuilt += 1
            print(f"no code   {what}", flush=True)
        elif verdict:
            noticed += 1
            print(f"noticed   {what}  ({verdict})", flush=True)
        else:
            lived.append(what)
            print(f"LIVES     {what}", flush=True)
    tried = noticed + len(lived)
    print(f"\nseed {options.seed}: {noticed} of {tried} mutants noticed "
          f"({100 * noticed / max(tried, 1):.0f} %), {unbuilt} more did not compile")
    for what in lived:
        print(f"  {what}")


if __name__ == "__main__":
    main()
