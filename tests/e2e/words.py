"""The wordings of the window, by text id, from the translation files."""

import pathlib
import xml.etree.ElementTree

_FOLDER = pathlib.Path(__file__).resolve().parents[2] / "i18n"


class Words:
    def __init__(self, language):
        self.language = language
        tree = xml.etree.ElementTree.parse(_FOLDER / f"cimaise_{language}.ts")
        self._messages = {message.get("id"): message for message in tree.iter("message")}
        self.ids = frozenset(self._messages)

    def __call__(self, text, /, count=None, **arguments):
        """The sentence; arguments without a value keep their braces."""
        message = self._messages[text]
        translation = message.find("translation")
        forms = translation.findall("numerusform")
        if forms:
            one = count == 1 or (count == 0 and self.language == "fr")
            words = forms[0 if one else -1].text
        else:
            words = translation.text or message.findtext("source")
        for name, value in arguments.items():
            words = words.replace("{" + name + "}", str(value))
        return words if count is None else words.replace("%n", str(count))

    def space(self, area, column):
        """As the window names a space: “middle gallery, space 3”."""
        return self(f"musee.place.{area}.space", column=column)
