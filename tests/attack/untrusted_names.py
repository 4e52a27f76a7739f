"""Attacks with names and titles in a stranger's file: no server is contacted and no other file
opened.
"""

import json
import os
import socket
import threading
import time

import layouts
from gi.repository import GLib
from attacks import attack, turn, wait_for
from command_line import Called
from documents import SAMPLES


class Listener:
    """Counts who connects to a port of this machine."""

    def __init__(self):
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.heard = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        while True:
            try:
                connection, _ = self._socket.accept()
                connection.settimeout(1)
                with connection:
                    self.heard.append(connection.recv(200))
            except TimeoutError:
                self.heard.append(b"somebody who said nothing")
            except OSError:
                return

    def close(self):
        self._socket.close()


def lures(port, pipe):
    """Names that a careless text would read as more than a name."""
    address = f"http://127.0.0.1:{port}"
    return [f'<b>x</b><img src="{address}/y.png">', f'<img src="file://{pipe}">',
            f'<link rel="stylesheet" href="{address}/s.css">x', f"![x]({address}/m.png)",
            f'<a href="{address}/a">x</a>', f'<table background="{address}/t.png"><tr><td>x',
            f"<html><body background='{address}/b.png'>x", f"&lt;img src='{address}/e.png'&gt;",
            f'<style>@import "{address}/i.css"</style>x', f"{address}/plain.png",
            f'<img src="image://icon/../../{pipe}">', f'<p style="background:url({address}/p)">x']


def lured(document, names):
    """Puts them wherever a game's file has a name, and in its title."""
    renamed = dict(zip(document["players"], names))
    text = json.dumps({**document, "title": names[-1][:200]})
    for name, lure in renamed.items():
        text = text.replace(json.dumps(name), json.dumps(lure[:200]))
    return text


def being_read(pipe):
    """Whether somebody has it open to read."""
    try:
        os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
    except OSError:
        return False
    return True


def press_some(app, chance):
    """Presses some of the enabled buttons; one press can remove others."""
    buttons = [node for node in app.seen(role="push button") if "enabled" in node.states]
    for node in chance.sample(buttons, min(12, len(buttons))):
        try:
            app.do(node, "Press")
        except GLib.Error as error:
            if "UnknownObject" not in error.message:
                raise
    app.key("Escape")


def gift(round_, port, pipe):
    """A sample with such names, from its players to its title; the first ones in the first round."""
    names = lures(port, pipe)
    if round_.number:
        round_.random.shuffle(names)
    order = sorted(SAMPLES, key=lambda file: (file.stem != "finished-2", file.parent.name))
    document = json.loads(order[round_.number % len(order)].read_bytes())
    file = round_.folder / "gift.cimaise"
    file.write_text(lured(document, names[:len(document["players"]) + 1]))
    return file


def secret(round_):
    """A pipe: who opens it to read is noticed, and stuck."""
    pipe = round_.folder / "secret.png"
    os.mkfifo(pipe)
    return pipe


@attack(weight=2)
def names_that_lure(round_):
    """Every sample, with such names: opened, walked through, started again."""
    listener = Listener()
    round_.finally_do(listener.close)
    pipe = secret(round_)

    def nothing_asked(seconds=0.3):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert not listener.heard, f"somebody was asked: {listener.heard}"
            assert not being_read(pipe), "another file is read"
            time.sleep(0.02)
    app = round_.app()
    app.launch(gift(round_, listener.port, pipe))
    nothing_asked(1)
    app.wait_until_shown()
    nothing_asked()
    wait_for(lambda: [node for node in app.seen() if "<" in node.name or "http" in node.name],
             "the names are shown as they are written")
    press_some(app, round_.random)
    nothing_asked()
    for page in ("home", "new"):
        app.kill()
        app.start("--open-page", page)
        nothing_asked()
    round_.count("files that lure, opened and walked through")
    round_.count("connections heard", len(listener.heard))


# Titles that cannot be used unchanged as a file name.
TITLES = ["a" * 79 + "🖼" + "b" * 20, "🖼" * 100, "é" * 80, "e\u0301" * 60, "../../../etc/passwd", "..", ".",
          "/", "con:<>|?*", "x" * 200, "%2e%2e%2f", "a" * 78 + "🏳️‍🌈", ".hidden", "-rf", "﷽" * 90]


@attack(weight=0.5)
def titles_to_save(round_):
    """“Save as a file” asks where, whatever the game is called, and the file can be read again."""
    title = turn(round_, TITLES) if round_.number else TITLES[0]
    documents = round_.desktop.folder / "home" / "Documents"
    documents.mkdir(exist_ok=True)
    app = round_.app()
    app.start(layouts.write(app.folder / "table.cimaise", title=title))
    app.do(app.find(app.say("table.more")), "Press")
    app.do(app.find(app.say("table.menu.save")), "Press")
    asking = app.find(app.say("wall.file.save-title"), role="dialog", seconds=5)
    accept = [node for node in asking.everything() if node.role == "push button"][-2]
    app.touch(accept)  # Qt's own dialog, which reacts to touch only
    file = wait_for(lambda: list(documents.glob("*?.cimaise")), f"a file for {title!r}", 5)[0]
    called = Called("check", file)
    assert called.status == 0, f"{title!r}: {called}"
    file.unlink()
    round_.count("odd titles saved as files")
