#!/usr/bin/env python3
"""Compiles each source of the core and of the command line by itself, without precompiled headers, and writes nothing.

In a release build the sources of a directory are compiled together, so a missing include or a missing static is not
noticed there. Arguments: the build directory whose compile commands are run, the one that has the generated headers.
"""

import concurrent.futures
import json
import os
import shlex
import subprocess
import sys

OURS = ("positions/", "scoring/", "validators/", "rulings/",
        "app/cli/", "app/input/", "app/statistics/", "app/texts/")


def commands(build, generated):
    root = os.getcwd() + "/"
    with open(f"{build}/compile_commands.json", encoding="utf-8") as database:
        entries = json.load(database)
    for entry in entries:
        source = entry["file"].removeprefix(root)
        if source.startswith(OURS):
            words = shlex.split(entry["command"].replace(f"{root}{build}/", f"{root}{generated}/"))
            output = words.index("-o")
            del words[output : output + 2]
            yield source, [*words, "-O0", "-fsyntax-only", "-Werror"]


def failure(source, words):
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return f"{source}:\n{done.stderr}" if done.returncode else ""


def main():
    build, generated = sys.argv[1:]
    # a source of two targets is compiled once
    sources = dict(commands(build, generated))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [text for text in pool.map(lambda one: failure(*one), sources.items()) if text]
    print("\n".join(failures), end="")
    print(f"{len(sources)} files compiled, {len(failures)} with errors")
    return 1 if failures or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
