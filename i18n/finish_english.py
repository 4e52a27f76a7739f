"""Copies the source of every plain English text into its translation, so that a text without
words shows as unfinished. Plurals are left to be written by hand. Usage: finish_english.py FILE.ts"""
import re
import sys


def finish(message: str) -> str:
    if 'numerus="yes"' in message:
        return message
    source = re.search(r"<source>(.*?)</source>", message, re.DOTALL)
    if not source:
        return message
    wording = f"<translation>{source.group(1)}</translation>"
    return re.sub(r"<translation.*?(?:</translation>|/>)", lambda _: wording, message, count=1, flags=re.DOTALL)


def main(path: str) -> None:
    with open(path, encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r"<message .*?</message>", lambda found: finish(found.group(0)), text, flags=re.DOTALL)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


main(sys.argv[1])
