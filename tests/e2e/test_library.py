"""Tests the home page: games found, renamed, duplicated, deleted and restored; settings applied at
once.
"""

import re

import layouts
from case import SOURCE, WindowTest, main
from desktop import wait_for
from table import Table

TITLES = "select title from games where removed = 0 order by recency desc"


class Library(WindowTest):
    def begin(self, *titles, language="en"):
        """A window at home, with a game of each title kept."""
        app = self.new_app(language=language)
        for title in titles:
            app.start(layouts.write(app.folder / f"{title}.cimaise", title=title))
            Table(app)
            wait_for(lambda: self.titles(app)[:1] == [title], lambda: self.titles(app))
            app.kill()
        return app.start("--open-page", "home")

    @staticmethod
    def titles(app):
        return [title for title, in app.stored(TITLES)]

    @staticmethod
    def card(app, title):
        return app.find(re.compile(rf"{re.escape(title)}, .*"), role="push button")

    @staticmethod
    def unfold(app, title):
        """Shows what can be done with a game."""
        app.touch_name(f"{app.say('home.game.more')}: {title}")

    def test_search(self):
        app = self.begin("Friday", "Crème brûlée", "Monday")
        app.touch_name(app.say("home.search"), role="text")
        app.type("CREME")
        app.gone(re.compile(r"Friday, .*"))
        self.card(app, "Crème brûlée")
        app.touch_name(app.say("wall.search.clear"))
        self.card(app, "Friday")
        app.touch_name(app.say("home.search"), role="text")
        app.type("nobody")
        app.find(app.say("home.not-found.title"))

    def choose(self, app, game):
        """One game, or all of them, among the kept games."""
        group = app.find(app.say("home.saved.filter"))
        app.touch(next(node for node in group.everything() if node.name == game))

    def test_one_game_alone_is_listed(self):
        app = self.begin("Friday", "Monday")
        self.assertEqual(app.seen(app.say("home.saved.filter")), [], "all are of one game")
        app.kill()
        app.start(SOURCE / "samples" / "muse" / "patron.cimaise")
        wait_for(lambda: len(self.titles(app)) == 3, lambda: self.titles(app))
        title = self.titles(app)[0]
        app.kill()
        app.start("--open-page", "home")
        self.choose(app, app.say("muse.name"))
        app.gone(re.compile(r"Friday, .*"))
        self.card(app, title)
        app.touch_name(app.say("home.search"), role="text")
        app.type("monday")
        app.find(app.say("home.not-found.title"))
        self.choose(app, app.say("musee.name"))
        self.card(app, "Monday")
        app.gone(re.compile(r"Friday, .*"))
        self.choose(app, app.say("wall.games.all"))
        app.touch_name(app.say("wall.search.clear"))
        self.card(app, title)

    def test_rename_duplicate_delete_and_undo(self):
        app = self.begin("Friday", "Monday")
        self.unfold(app, "Friday")
        app.touch_name(app.say("home.game.rename"))
        app.find(app.say("wall.rename"))
        app.key("ctrl+a")
        app.type("Saturday")
        app.key("Return")
        self.card(app, "Saturday")
        wait_for(lambda: sorted(self.titles(app)) == ["Monday", "Saturday"],
                 lambda: self.titles(app))
        app.touch_name(app.say("home.game.duplicate"))
        copy = app.say("app.game.copy", title="Saturday")
        self.card(app, copy)
        self.unfold(app, copy)
        app.touch_name(app.say("home.game.delete"))
        wait_for(lambda: len(self.titles(app)) == 2, lambda: self.titles(app))
        app.find(app.say("app.game.deleted"))
        app.undo_by_notice()
        wait_for(lambda: sorted(self.titles(app)) == ["Monday", "Saturday", copy],
                 lambda: self.titles(app))

    def test_kept_game_is_opened(self):
        app = self.begin("Friday", "Monday")
        app.touch(self.card(app, "Friday"))
        app.find("Friday")
        self.assertEqual(Table(app).musee(), [[0] * 6] * 3)

    def test_language_follows_the_system_and_changes_at_once(self):
        app = self.begin(language="fr")
        app.touch_name(app.say("home.settings"))
        app.find(app.say("settings.language"))
        app.touch_name("English")
        app.language = "en"
        app.find(app.say("settings.title"))
        app.touch_name(app.say("wall.back"))
        app.find(app.say("home.new"))
        app.kill()
        app.start(environment={"LANGUAGE": "fr_FR"})  # what was chosen is stronger
        app.find(app.say("home.new"))

    def test_appearance_changes_at_once(self):
        app = self.begin()
        app.touch_name(app.say("home.settings"))
        app.find(app.say("settings.appearance"))
        brightness = {}
        for look in ("dark", "light"):
            app.touch_name(app.say(f"settings.appearance.{look}"))
            wait_for(lambda: (self.brightness(app) > 0.5) == (look == "light"),
                     lambda: (look, self.brightness(app)))
            brightness[look] = self.brightness(app)
        self.assertGreater(brightness["light"], brightness["dark"] + 0.4)

    @staticmethod
    def brightness(app):
        shot = app.folder / "shot.png"
        app.picture(shot)
        return float(app.desktop.run("convert", str(shot), "-colorspace", "Gray",
                                     "-format", "%[fx:mean]", "info:"))


if __name__ == "__main__":
    main()
