// Keyboard shortcuts of Museum's table page; letters and digits enter an object.
import QtQuick

Item {
    id: keys

    required property MuseumTools tools

    Shortcut {
        enabled: keys.tools.active
        sequences: ["Ctrl+M"]
        onActivated: keys.tools.move.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: ["Ctrl+P"]
        onActivated: keys.tools.paint.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: ["Ctrl+T"]
        onActivated: keys.tools.type.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: ["Ctrl+R"]
        onActivated: keys.tools.arrange.triggered()
    }

    Shortcut {
        enabled: keys.tools.active
        sequences: ["Ctrl+Backspace", "Ctrl+Del"]
        onActivated: keys.tools.table.board.takeAllOff()
    }
}
