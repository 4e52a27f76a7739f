"""The command line of cimaise, and what is generated from the commands and options of both programs:
help, man pages and shell completions.

Usage: test_command_line.py CIMAISE CIMAISE_CLI CHECKOUT PACKAGING
"""
import os
import pathlib
import re
import subprocess
import sys
import unittest

APP, CLI, CHECKOUT, PACKAGING = sys.argv[1], sys.argv[2], *map(pathlib.Path, sys.argv[3:5])
PROGRAMS = {"cimaise": APP, "cimaise-cli": CLI}
LANGUAGES = ("en", "fr")
GAMES = sorted(path.name for path in (CHECKOUT / "samples").iterdir())


def run(*command, **environment):
    """Runs a program without a display, in English unless the environment says otherwise."""
    here = {name: value for name, value in os.environ.items()
            if not name.startswith(("LANG", "LC_", "DISPLAY", "WAYLAND", "QT_"))}
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          env={**here, "LANG": "en_GB.UTF-8", **environment}, encoding="utf-8",
                          timeout=600)


def help_of(program, language="en"):
    return run(PROGRAMS[program], "--help", "--lang", language).stdout


def forms(text, start):
    """Lines of a help text that introduce a command or option."""
    return re.findall(rf"^  ({start}.*)$", text, re.MULTILINE)


def options_in(text):
    return set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", text))


def commands():
    return [form.split()[0] for form in forms(help_of("cimaise-cli"), "[a-z]")]


def options(program):
    return options_in("\n".join(forms(help_of(program), "-")))


class Help(unittest.TestCase):
    def test_is_in_the_language_asked_for_or_of_the_system(self):
        english, french = (help_of("cimaise", language) for language in LANGUAGES)
        self.assertIn("Exit status", english)
        self.assertIn("Code de sortie", french)
        self.assertEqual(run(APP, "--help").stdout, english)
        self.assertEqual(run(APP, "-h", "--lang=fr").stdout, french)
        self.assertEqual(run(APP, "--help", LANG="fr_FR.UTF-8").stdout, french)
        self.assertEqual(run(APP, "--help", "--lang", "en", LANG="fr_FR.UTF-8").stdout, english)

    def test_fits_a_terminal_and_names_the_same_options_in_both_languages(self):
        for program in PROGRAMS:
            english, french = (help_of(program, language) for language in LANGUAGES)
            self.assertEqual(forms(english, r"\S"), forms(french, r"\S"))
            for text in (english, french):
                self.assertNotRegex(text, r"[{}]|%n")
                for line in text.splitlines():
                    self.assertLessEqual(len(line), 80, line)
                    self.assertEqual(line, line.rstrip())

    def test_options_of_a_command_are_explained(self):
        explained = options("cimaise-cli")
        for form in forms(help_of("cimaise-cli"), "[a-z]"):
            self.assertLessEqual(options_in(form), explained, form)

    def test_every_command_is_known(self):
        self.assertGreater(len(commands()), 10)
        for command in commands():
            done = run(CLI, command)
            self.assertEqual(done.returncode, 2)
            self.assertIn("is missing", done.stderr, command)


class Errors(unittest.TestCase):
    def refused(self, english, french, *arguments):
        for language, words in (("en", english), ("fr", french)):
            with self.subTest(arguments=arguments, language=language):
                done = run(APP, *arguments, LANG=f"{language}_XX.UTF-8", LANGUAGE=language)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                lines = [line for line in done.stderr.splitlines() if line.startswith("cimaise: ")]
                self.assertEqual(len(lines), 1, done.stderr)
                self.assertIn(words, lines[0])

    def test_name_what_is_wrong_in_both_languages(self):
        self.refused("Unknown option “--foo”", "Option inconnue", "--foo")
        self.refused("Unknown option “-x”", "Option inconnue", "-x")
        self.refused("No value given for --data", "Il manque la valeur", "--data")
        self.refused("No value given for --export", "Il manque la valeur", "--export=")
        self.refused("--self-test takes no value", "ne prend pas de valeur", "--self-test=yes")
        self.refused("Available: light, dark", "possibles", "--appearance", "green")
        self.refused("Available: a4, letter", "possibles", "--export", "a.pdf", "--paper", "a5")
        self.refused("Available: home, new,", "possibles", "--open-page", "attic")
        self.refused("Expected a size", "Taille attendue", "--size", "360")
        self.refused("--ruling needs --export", "s’emploie avec --export", "--ruling", "x")
        self.refused("cannot be used together", "ne s’emploient pas ensemble",
                     "--export", "a.pdf", "--import", "b.cimaises")
        self.refused("Unexpected argument “b”", "Argument inattendu", "a", "b")

    def test_an_unknown_language_is_named(self):
        done = run(APP, "--lang", "de")
        self.assertEqual(done.returncode, 2)
        self.assertIn("“de”. Available: en, fr.", done.stderr)


class ManPages(unittest.TestCase):
    def words_of(self, program, language):
        page = (PACKAGING / "man" / language / f"{program}.1").read_text(encoding="utf-8")
        return re.sub(r"\\f.", "", page.replace("\\-", "-"))

    def test_explain_exactly_the_commands_and_options_of_the_help(self):
        for program in PROGRAMS:
            for language in LANGUAGES:
                explained = re.findall(r"^\.TP\n\.B (.*)$", self.words_of(program, language),
                                       re.MULTILINE)
                explained = [form for form in explained
                             if not form.startswith((".", "/", "~", "cimaise"))]
                self.assertEqual(explained, forms(help_of(program, language), r"\S"))

    def test_name_no_other_option(self):
        for program in PROGRAMS:
            known = options("cimaise") | options("cimaise-cli")
            for language in LANGUAGES:
                self.assertLessEqual(options_in(self.words_of(program, language)), known)


class Completions(unittest.TestCase):
    def offers(self, program, *words, **environment):
        """What can follow, as the shells ask for it, with the purposes."""
        done = run(CLI, "complete", "--", program, *words, **environment)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return dict(line.partition("\t")[::2] for line in done.stdout.splitlines())

    def test_every_command_option_and_game_is_offered(self):
        self.assertGreater(len(GAMES), 3)
        self.assertEqual(list(self.offers("cimaise-cli", "")), commands())
        self.assertEqual(sorted(self.offers("cimaise-cli", "rules", "")), GAMES)
        self.assertEqual(set(self.offers("cimaise", "-")), options("cimaise"))
        offered = set()
        for command in commands():
            offered |= set(self.offers("cimaise-cli", command, "-"))
        self.assertEqual(offered, options("cimaise-cli"))
        self.assertGreater(len(offered), 8)

    def test_values_of_the_help_are_offered(self):
        for program in PROGRAMS:
            for form in forms(help_of(program), "-"):
                choices = re.findall(r"[\w]+(?=\|)|(?<=\|)[\w]+", form)
                if choices:
                    option = form.split()[0]
                    self.assertEqual(list(self.offers(program, option, "")), choices)
                    self.assertEqual(list(self.offers(program, option + "=")),
                                     [f"{option}={choice}" for choice in choices])

    def test_files_are_offered_by_their_endings(self):
        self.assertEqual(list(self.offers("cimaise", "")), [".cimaise"])
        self.assertEqual(list(self.offers("cimaise", "--data", "")), ["/"])
        self.assertEqual(list(self.offers("cimaise", "--import", "")), [".cimaises"])
        for command in commands():
            expected = {"rules": GAMES, "rule": [], "order": []}.get(command, [".cimaise"])
            self.assertEqual(sorted(self.offers("cimaise-cli", "--json", command, "")), expected)

    def test_explanations_are_in_both_languages(self):
        for program in PROGRAMS:
            self.assertEqual(self.offers(program, "-")["--help"], "show this help")
            self.assertEqual(self.offers(program, "-", LANG="fr_FR.UTF-8")["--help"],
                             "afficher cette aide")

    def test_scripts_name_their_program(self):
        for program in PROGRAMS:
            for name in (f"{program}.bash", f"_{program}", f"{program}.fish"):
                text = (PACKAGING / "completions" / name).read_text(encoding="utf-8")
                self.assertIn(f"cimaise-cli complete -- {program} ", text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
