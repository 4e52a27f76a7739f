pragma ComponentBehavior: Bound

// Keyboard shortcuts of every game's table page: undo, redo, and switching sides.
import QtQuick
import QtQuick.Window
import Cimaise
import Cimaise.App

Item {
    id: keys

    required property Session session
    property bool active: true
    // text field with focus; passes on Undo and Redo when it has nothing to undo or redo itself
    readonly property WallField field: Window.activeFocusItem as WallField

    // emitted after a switch to a side
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
        sequences: Shortcuts.of("table.undo")
        onActivated: keys.session.history.undo()
    }

    Shortcut {
        enabled: keys.active
        sequences: Shortcuts.of("table.redo")
        onActivated: keys.session.history.redo()
    }

    Instantiator {
        model: Shortcuts.of("keys.board")

        Shortcut {
            required property int index
            required property string modelData

            enabled: keys.active
            sequences: [modelData]
            onActivated: keys.turnTo(index)
        }
    }

    Shortcut {
        enabled: keys.active
        sequences: Shortcuts.of("keys.board.previous")
        onActivated: keys.turnTo(keys.session.currentSide - 1)
    }

    Shortcut {
        enabled: keys.active
        sequences: Shortcuts.of("keys.board.next")
        onActivated: keys.turnTo(keys.session.currentSide + 1)
    }
}
