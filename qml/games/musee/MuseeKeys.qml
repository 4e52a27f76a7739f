// Keyboard shortcuts of Musée's table page.
import QtQuick
import Cimaise.App

Item {
    id: keys

    required property MuseeTools tools

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.musee.move")
        onActivated: keys.tools.move.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.musee.where")
        onActivated: keys.tools.where.triggered()
    }

    Shortcut {
        enabled: keys.tools.active && keys.tools.outlook.shown
        sequences: Shortcuts.of("keys.musee.outlook")
        onActivated: keys.tools.outlook.triggered()
    }

    Shortcut {
        enabled: keys.tools.active && keys.tools.hand.shown
        sequences: Shortcuts.of("keys.musee.hand")
        onActivated: keys.tools.hand.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.musee.text")
        onActivated: keys.tools.type.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: Shortcuts.of("keys.musee.clear-board")
        onActivated: keys.tools.table.clearGallery()
    }
}
