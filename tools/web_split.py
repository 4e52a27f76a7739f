#!/usr/bin/python3
"""Splits a WebAssembly module that has kept the names of its functions: cimaise.wasm, with which the app starts, and
cimaise.later.HASH.wasm, which web/later.js brings afterwards.

web_split.py --instrument FILE TARGET            writes the module with counters of the functions called
web_split.py --profile FILE FOLDER PROFILE…      keeps in the first part what one of the profiles has called
web_split.py --later FUNCTIONS FILE FOLDER       moves the named functions, separated by commas
"""
import hashlib
import pathlib
import subprocess
import sys
import tempfile

FIRST = "cimaise.wasm"
# Features that the compiler of emscripten uses; more would need newer browsers.
FEATURES = [f"--enable-{name}" for name in ("bulk-memory", "mutable-globals", "nontrapping-float-to-int", "sign-ext")]


def split(*words: str | pathlib.Path) -> None:
    subprocess.run(["wasm-split", *FEATURES, *map(str, words)], check=True)


def write_parts(choice: list[str], whole: pathlib.Path, folder: pathlib.Path) -> None:
    """The name of the later part tells its contents, so that no other build's is taken for it."""
    for old in folder.glob("cimaise.later.*.wasm"):
        old.unlink()
    later = folder / "later.wasm"
    split(*choice, whole, "-o1", folder / FIRST, "-o2", later)
    content = later.read_bytes()
    later.rename(folder / f"cimaise.later.{hashlib.sha256(content).hexdigest()[:16]}.wasm")
    print(f"{FIRST}: {(folder / FIRST).stat().st_size / 1e6:.1f} MB, later part: {len(content) / 1e6:.1f} MB")


def main() -> None:
    match sys.argv[1:]:
        case ["--instrument", whole, target]:
            split("--instrument", whole, "-o", target)
        case ["--profile", whole, folder, *profiles] if profiles:
            with tempfile.NamedTemporaryFile() as merged:
                split("--merge-profiles", *profiles, "-o", merged.name)
                write_parts([f"--profile={merged.name}"], pathlib.Path(whole), pathlib.Path(folder))
        case ["--later", names, whole, folder]:
            write_parts([f"--split-funcs={names}"], pathlib.Path(whole), pathlib.Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
