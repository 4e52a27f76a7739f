// Keyboard shortcuts of every game's table page: undo, redo, and switching sides.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Cimaise
import Cimaise.App

Item {
    id: keys

    required property Session session
    property bool active: true
    // text field with focus; passes on Undo and Redo when it has nothing to undo or redo itself
    readonly property AppTextField field: Window.activeFocusItem as AppTextField

    // emitted after a switch to a side
    signal turned

    function showSide(side: int): void {
        session.currentSide = side;
        turned();
    }

    Connections {
        enabled: keys.active
        target: keys.field

        function onUndoRequested(): void {
            keys.session.history.undo();
        }

        function onRedoRequested(): void {
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
            onActivated: keys.showSide(index)
        }
    }

    Shortcut {
        enabled: keys.active
        sequences: Shortcuts.of("keys.board.previous")
        onActivated: keys.showSide(keys.session.currentSide - 1)
    }

    Shortcut {
        enabled: keys.active
        sequences: Shortcuts.of("keys.board.next")
        onActivated: keys.showSide(keys.session.currentSide + 1)
    }
}
