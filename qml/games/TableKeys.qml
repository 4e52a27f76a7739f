// Keyboard shortcuts of every game's table page: undo, redo, and switching sides.
import QtQuick
import QtQuick.Window
import Cimaise
import Cimaise.App

Item {
    id: keys

    required property Session session
    property bool active: true
    // it passes on what it cannot undo itself
    readonly property WallField field: Window.activeFocusItem as WallField

    // a board was asked for
    signal turned

    function turnTo(side: int): void {
        session.currentSide = side;
        turned();
    }

    Connections {
        enabled: keys.active
        target: keys.field

        function onUndoPassed(): void {
            keys.session.history.undo();
        }

        function onRedoPassed(): void {
            keys.session.history.redo();
        }
    }

    Shortcut {
        enabled: keys.active
        sequences: ["Ctrl+Z"]
        onActivated: keys.session.history.undo()
    }

    Shortcut {
        enabled: keys.active
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: keys.session.history.redo()
    }

    Shortcut {
        enabled: keys.active
        sequences: ["Ctrl+1"]
        onActivated: keys.turnTo(0)
    }

    Shortcut {
        enabled: keys.active
        sequences: ["Ctrl+2"]
        onActivated: keys.turnTo(1)
    }

    Shortcut {
        enabled: keys.active
        sequences: ["Ctrl+3"]
        onActivated: keys.turnTo(2)
    }

    Shortcut {
        enabled: keys.active
        sequences: ["Ctrl+4"]
        onActivated: keys.turnTo(3)
    }

    Shortcut {
        enabled: keys.active
        sequences: ["Ctrl+5"]
        onActivated: keys.turnTo(4)
    }

    Shortcut {
        enabled: keys.active
        sequences: ["PgUp"]
        onActivated: keys.turnTo(keys.session.currentSide - 1)
    }

    Shortcut {
        enabled: keys.active
        sequences: ["PgDown"]
        onActivated: keys.turnTo(keys.session.currentSide + 1)
    }
}
