// Keyboard shortcuts of Musée's table page.
import QtQuick

Item {
    id: keys

    required property MuseeTools tools

    Shortcut {
        enabled: keys.tools.active
        sequences: ["M"]
        onActivated: keys.tools.move.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: ["W"]
        onActivated: keys.tools.where.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: ["H"]
        onActivated: keys.tools.hand.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: ["T"]
        onActivated: keys.tools.type.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: ["Ctrl+Backspace", "Ctrl+Del"]
        onActivated: keys.tools.table.clearGallery()
    }
}
