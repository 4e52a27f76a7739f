#!/usr/bin/env python3
"""Finds phrases in texts, documents, comments, names and commit subjects that voice.tsv forbids.

Prints place, phrase and the better wording; exits with 1 if there is any."""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = "tools/voice.tsv"
DOCUMENTS = ("*.md", "packaging/man/*", "packaging/*.xml", "packaging/description*", "web/*.html", "web/*.js", "*.schema.json")
SOURCES = ("*.cpp", "*.h", "*.qml", "*.py", "*.sh", "*.js", "*.cmake", "*CMakeLists.txt")


def git(*arguments):
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def forbidden():
    """Tuples of scopes, pattern, better phrase and reason."""
    for line in (ROOT / LIST).read_text().splitlines():
        if line and not line.startswith("#"):
            scopes, pattern, better, reason = line.split("\t")
            yield set(scopes.split(",")), re.compile(pattern), better, reason


def texts(language):
    """Texts of the app in a language: id and text."""
    tree = ElementTree.parse(ROOT / f"i18n/cimaise_{language}.ts")
    for message in tree.iter("message"):
        forms = [form.text or "" for form in message.iter("numerusform")]
        yield from ((message.get("id"), text) for text in forms or [message.findtext("translation") or ""])


def english():
    """English is in the sources; the French file repeats it, and the English one has its plurals."""
    tree = ElementTree.parse(ROOT / "i18n/cimaise_fr.ts")
    yield from ((message.get("id"), message.findtext("source") or "") for message in tree.iter("message"))
    yield from texts("en")


def lines_of(*patterns):
    for name in git("ls-files", "--", *patterns).splitlines():
        path = ROOT / name
        if path.is_file() and name != LIST:
            for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
                yield f"{name}:{number}", line


def documents():
    """Lines of documents. Passages in backticks quote code or ids."""
    for place, line in lines_of(*DOCUMENTS):
        yield place, re.sub(r"`[^`]*`", "``", line)


def comments():
    """The first line of each comment, without its mark, and the lines that go on."""
    mark = re.compile(r"^\s*(?://[/!]?<?|#)\s+(?!%)(.*)$")
    before = ("", 0)
    for place, line in lines_of(*SOURCES):
        found = mark.match(line)
        if not found or line.lstrip().startswith(("//%", "#include", "#!")):
            continue
        name, number = place.rsplit(":", 1)
        goes_on = before == (name, int(number) - 1)
        before = (name, int(number))
        yield place, (" " if goes_on else "") + found.group(1)


def names():
    """Each name in the code of each file, without comments and texts."""
    for place, line in lines_of("*.cpp", "*.h", "*.qml"):
        file = place.rsplit(":", 1)[0]
        yield from ((file, name) for name in re.findall(r"[A-Za-z_]\w+", re.sub(r'"(?:\\.|[^"\\])*"|//.*|^\s*\*.*', "", line)))


def subjects():
    since = git("log", "--diff-filter=A", "--format=%H", "--", LIST).split()
    if since:
        for line in git("log", "--no-merges", "--format=%h %s", f"{since[-1]}..HEAD").splitlines():
            yield tuple(line.split(" ", 1))


def main():
    places = {"en": english, "fr": lambda: texts("fr"), "docs": documents, "code": comments, "names": names, "commits": subjects}
    phrases = list(forbidden())
    found = 0
    for scope, lines in places.items():
        mine = [phrase for phrase in phrases if scope in phrase[0]]
        for place, text in dict.fromkeys(lines()):
            for _, pattern, better, reason in mine:
                if match := pattern.search(text):
                    found += 1
                    print(f"{place}: “{match.group(0).strip()}” → {better} ({reason})")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
