"""Texts of the window by text id, from the translation files."""

import pathlib
import xml.etree.ElementTree

_FOLDER = pathlib.Path(__file__).resolve().parents[2] / "i18n"


def _messages(language):
    tree = xml.etree.ElementTree.parse(_FOLDER / f"cimaise_{language}.ts")
    return {message.get("id"): message for message in tree.iter("message")}


class Words:
    def __init__(self, language):
        self.language = language
        self._messages = _messages("fr")
        self.ids = frozenset(self._messages)
        if language == "en":
            self._plurals = _messages("en")
        else:
            self._plurals = self._messages

    def __call__(self, text, /, count=None, **arguments):
        """The sentence; arguments without a value keep their braces."""
        message = self._messages[text]
        forms = self._plurals[text].findall("translation/numerusform") if text in self._plurals else []
        if forms:
            one = count == 1 or (count == 0 and self.language == "fr")
            words = forms[0 if one else -1].text
        else:
            # English stands in the sources, and is repeated beside each translation
            words = message.findtext("source" if self.language == "en" else "translation")
        for name, value in arguments.items():
            words = words.replace("{" + name + "}", str(value))
        return words if count is None else words.replace("%n", str(count))

    def space(self, area, column):
        """As the window names a space: “middle gallery, space 3”."""
        return self(f"musee.place.{area}.space", column=column)
