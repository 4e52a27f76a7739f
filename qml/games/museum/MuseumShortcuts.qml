// Keyboard shortcuts of Museum's table page; letters and digits enter an object.
import QtQuick
import Cimaise.App

Item {
    id: keys

    required property MuseumTools tools

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.museum.move")
        onActivated: keys.tools.move.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.museum.paint")
        onActivated: keys.tools.paint.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.museum.text")
        onActivated: keys.tools.type.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.museum.arrange")
        onActivated: keys.tools.arrange.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.museum.clear-board")
        onActivated: keys.tools.table.board.removeAll()
    }
}
