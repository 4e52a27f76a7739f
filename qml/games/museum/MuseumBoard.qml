// One side's museum: the slots of its board, the objects on them, and outlines of collections.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: board

    required property MuseumBoardPart part
    // moves of objects to other boards; null on a board for viewing only
    property BoardMoves moves: null
    property bool locked: false
    // read-only: the selection is visible only with keyboard focus
    property bool viewOnly: false
    // true from a key until a tap: only then the focus is marked
    property bool byKeys: false
    readonly property int largestCell: 200
    readonly property int cell: Math.max(12, Math.floor(Math.min((width - 8) / Math.max(1, part.columns), (height - 8) / Math.max(1, part.rows), largestCell)))
    readonly property int plankWidth: cell * part.columns
    readonly property int plankHeight: cell * part.rows

    readonly property Item chosen: slots.count > 0 ? slots.itemAt(part.selected) : null

    // low enough to leave space for all keys in the smallest window, and not higher than at full
    // width
    implicitHeight: Math.min(4 * Style.touch + 8, heightFor(width))
    activeFocusOnTab: true

    Accessible.role: Accessible.List
    //% "Museum board"
    Accessible.name: qsTrId("museum.board.name")
    Accessible.description: `${part.columns} × ${part.rows}`

    Keys.onLeftPressed: part.step(-1, 0)
    Keys.onRightPressed: part.step(1, 0)
    Keys.onUpPressed: part.step(0, -1)
    Keys.onDownPressed: part.step(0, 1)
    Keys.onReleased: event => {
        byKeys = true;
        event.accepted = false;
    }
    onActiveFocusChanged: byKeys = byKeys && activeFocus

    // Returns the number of the cell at a point; −1 beside the board.
    function rowAt(x: real, y: real): int {
        const column = Math.floor((x - plank.x) / cell);
        const row = Math.floor((y - plank.y) / cell);
        return column < 0 || row < 0 || column >= part.columns || row >= part.rows ? -1 : row * part.columns + column;
    }

    // Height at which the board uses the whole width.
    function heightFor(width: real): real {
        return (width - 8) / Math.max(1, part.columns) * part.rows + 8;
    }

    Rectangle {
        anchors {
            fill: plank
            margins: -4
        }
        color: Style.wallShade
        radius: 3
        border {
            width: 3
            color: Style.rail
        }
    }

    FocusRing {
        anchors.fill: plank
        distance: 6
        visible: board.byKeys && board.activeFocus && !board.locked
        opacity: 0.5
    }

    Item {
        id: plank

        anchors.centerIn: parent
        width: board.plankWidth
        height: board.plankHeight

        Repeater {
            id: slots

            model: board.part.cells

            MuseumSlot {
                required property int column
                required property int row

                x: (column - 1) * board.cell
                y: (row - 1) * board.cell
                width: board.cell
                height: board.cell
                focus: selected
                locked: board.locked
                viewOnly: board.viewOnly && !board.activeFocus
                planning: board.part.planning
                onDropped: from => board.part.drag(from, index)
                onGivenTo: side => board.moves?.give(index, side)
                onTapped: {
                    board.byKeys = false;
                    board.part.touch(index);
                    board.forceActiveFocus(Qt.MouseFocusReason);
                }
            }
        }

        MuseumMoveAnimation {
            source: slots.itemAt(board.part.stepFrom) as MuseumSlot
            target: slots.itemAt(board.part.stepTo) as MuseumSlot
        }

        MuseumMoveAnimation {
            source: slots.itemAt(board.part.stepTo) as MuseumSlot
            target: slots.itemAt(board.part.stepFrom) as MuseumSlot
        }
    }

    // Animation of an object that moves to its new slot in a step of the arrangement.
    component MuseumMoveAnimation: MuseumObject {
        id: ghost

        required property MuseumSlot source
        required property MuseumSlot target
        property real along

        x: source === null || target === null ? 0 : source.x + (target.x - source.x) * along + source.margin
        y: source === null || target === null ? 0 : source.y + (target.y - source.y) * along + source.margin
        z: 20
        width: (source?.width ?? 0) - 2 * (source?.margin ?? 0)
        height: width
        visible: Style.duration > 0 && target !== null && (source?.filled ?? false)
        opacity: 0.85
        civilisation: source?.civilisation ?? ""
        domain: source?.domain ?? ""
        letters: source?.civilisationLetters ?? ""
        value: source?.value ?? 0

        SequentialAnimation on along {
            loops: 3
            running: ghost.visible

            NumberAnimation {
                from: 0
                to: 1
                duration: 900
                easing.type: Easing.InOutQuad
            }

            PauseAnimation {
                duration: 400
            }
        }
    }
}
