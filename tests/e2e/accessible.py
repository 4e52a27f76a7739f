"""Accessibility tree of the window, read over the accessibility bus (AT-SPI)."""

import dataclasses
import typing

from gi.repository import Gio, GLib

_NONE = Gio.DBusCallFlags.NONE
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_PATIENCE = 10000  # ms

# The numbers of the protocol: atspi-constants.h
STATES = {1: "active", 4: "checked", 8: "enabled", 11: "focusable", 12: "focused", 20: "pressed",
          23: "selected", 24: "sensitive", 25: "showing", 30: "visible", 41: "checkable"}


@dataclasses.dataclass(eq=False)
class Node:
    """An object of the window at the moment of the walk."""

    bus: str
    path: str
    parent: typing.Optional["Node"]
    name: str = ""
    description: str = ""
    role: str = ""
    states: frozenset = frozenset()
    children: list = dataclasses.field(default_factory=list)

    def everything(self):
        """This object and all below it, in the order a reader meets them."""
        yield self
        for child in self.children:
            yield from child.everything()

    def __str__(self):
        return f"{self.role} “{self.name}” {sorted(self.states)}"


def connect(address):
    """A connection to a message bus."""
    flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
             | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def own_name(address, name):
    """A connection that owns a name on a message bus, and answers no call."""
    connection = connect(address)
    owner = connection.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus",
                                 "org.freedesktop.DBus", "RequestName",
                                 GLib.Variant("(su)", (name, 0)), None, _NONE, _PATIENCE, None)
    assert owner.unpack() == (1,), f"{name} has another owner"
    return connection


class Accessibility:
    """A connection to the accessibility bus of a desktop."""

    def __init__(self, session_address):
        session = connect(session_address)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                    None, None, _NONE, _PATIENCE, None).unpack()[0]
        self._bus = connect(address)

    def application(self, process):
        """The root of the tree of a process; None as long as it has not said it is there."""
        root = Node("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", None)
        for bus, path in self.ask(root, _ACCESSIBLE, "GetChildren"):
            try:
                owner = self._bus.call_sync(
                    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                    "GetConnectionUnixProcessID", GLib.Variant("(s)", (bus,)), None, _NONE,
                    _PATIENCE, None).unpack()[0]
            except GLib.Error:
                continue  # it has just gone
            if owner == process:
                return Node(bus, path, None)
        return None

    def ask(self, node, interface, method, parameters=None):
        """The answer of one object; raises GLib.Error when it is no longer there."""
        return self._bus.call_sync(node.bus, node.path, interface, method, parameters, None, _NONE,
                                   _PATIENCE, None).unpack()[0]

    def name_of(self, node):
        return self.ask(node, _PROPERTIES, "Get", GLib.Variant("(ss)", (_ACCESSIBLE, "Name")))

    def description_of(self, node):
        return self.ask(node, _PROPERTIES, "Get",
                        GLib.Variant("(ss)", (_ACCESSIBLE, "Description")))

    def states_of(self, node):
        return _states(self.ask(node, _ACCESSIBLE, "GetState"))

    def place_of(self, node):
        """x, y, width, height on the screen."""
        return self.ask(node, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (0,)))

    def text_of(self, node):
        """What is written in a field."""
        return self.ask(node, "org.a11y.atspi.Text", "GetText", GLib.Variant("(ii)", (0, -1)))

    def actions_of(self, node):
        return [action[0] for action in self.ask(node, "org.a11y.atspi.Action", "GetActions")]

    def do(self, node, action):
        """Does what a screen reader's user asks for, by the name of the action."""
        number = self.actions_of(node).index(action)
        return self.ask(node, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (number,)))

    def walk(self, root, asked=("name", "role")):
        """Reads the tree below a root anew; its nodes that are shown, with what is asked for."""
        root.children = []
        level = [root]
        while level:
            self.read(level, ("states", "children", *asked))
            for node in level:
                if node.parent is not None and not node.states & {"visible", "showing"}:
                    node.parent.children.remove(node)
                    node.children = []
            level = [child for node in level for child in node.children]
        return root

    def read(self, nodes, asked):
        """All questions about all nodes go out before the first answer comes in."""
        waiting = 0

        def send(node, interface, method, parameters, take):
            nonlocal waiting
            waiting += 1

            def answered(bus, result):
                nonlocal waiting
                waiting -= 1
                try:
                    take(node, bus.call_finish(result).unpack()[0])
                except GLib.Error:
                    pass  # gone since its parent named it

            self._bus.call(node.bus, node.path, interface, method, parameters, None, _NONE,
                           _PATIENCE, None, answered)

        for node in nodes:
            for what in asked:
                send(node, *_QUESTIONS[what])
        while waiting > 0:
            GLib.MainContext.default().iteration(True)


def _states(words):
    bits = words[0] | words[1] << 32
    return frozenset(name for number, name in STATES.items() if bits >> number & 1)


def _take_name(node, value):
    node.name = value


def _take_description(node, value):
    node.description = value


def _take_role(node, value):
    node.role = value


def _take_states(node, value):
    node.states = _states(value)


def _take_children(node, value):
    node.children = [Node(bus, path, node) for bus, path in value
                     if path != "/org/a11y/atspi/null"]


_QUESTIONS = {
    "name": (_PROPERTIES, "Get", GLib.Variant("(ss)", (_ACCESSIBLE, "Name")), _take_name),
    "description": (_PROPERTIES, "Get", GLib.Variant("(ss)", (_ACCESSIBLE, "Description")),
                    _take_description),
    "role": (_ACCESSIBLE, "GetRoleName", None, _take_role),
    "states": (_ACCESSIBLE, "GetState", None, _take_states),
    "children": (_ACCESSIBLE, "GetChildren", None, _take_children),
}
