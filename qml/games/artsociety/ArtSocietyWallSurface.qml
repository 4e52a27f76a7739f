// Wall surface: its squares, its tiles, the current outline, and touch handling.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: plank

    required property ArtSocietyWallPart part
    // moves of tiles to other walls; null on a wall for viewing only
    property BoardMoves moves: null
    required property int cell
    // true if the wall has keyboard focus
    required property bool active
    // true if squares are smaller than a fingertip
    required property bool small
    // true while possible placements are shown, above the tiles
    required property bool fitting
    readonly property int rim: 3
    // Touch area of the resize handle, which lies on the lower right corner of the selected tile.
    // Inside the tile, the area covers only the drawn handle or a quarter of each side (at most
    // half of Style.touch), whichever is larger: a drag that starts elsewhere on the tile moves the
    // tile.
    readonly property int handleSize: 20
    readonly property rect grip: {
        const block = part.resizable;
        const reach = Style.touch / 2;
        const across = Math.max(handleSize / 2, Math.min(reach, block.width * cell / 4));
        const down = Math.max(handleSize / 2, Math.min(reach, block.height * cell / 4));
        return block.width === 0 ? Qt.rect(0, 0, 0, 0) : Qt.rect((block.x - 1 + block.width) * cell - across, (block.y - 1 + block.height) * cell - down, across + reach, down + reach);
    }
    readonly property alias held: finger.pressed
    readonly property real fingerX: finger.x + finger.mouseX
    readonly property real fingerY: finger.y + finger.mouseY

    signal tapped

    width: cell * part.columns
    height: cell * part.rows

    // items that do not change during a drag: drawn once, into a texture fine enough for the loupe
    Item {
        id: still

        anchors {
            fill: parent
            margins: -plank.rim
        }
        layer {
            enabled: plank.small && plank.held
            smooth: true
            textureSize {
                width: 2 * still.width
                height: 2 * still.height
            }
        }

        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border {
                width: plank.rim
                color: plank.active ? Style.accent : Style.rail
            }
        }

        Repeater {
            model: plank.part.squares

            ArtSocietySquare {
                required property int column
                required property int row

                x: plank.rim + (column - 1) * plank.cell
                y: plank.rim + (row - 1) * plank.cell
                width: plank.cell
                height: plank.cell
                z: fits !== "" ? 3 : 0
            }
        }

        Repeater {
            model: plank.part.outlookMarks

            ArtSocietyOutlookMark {
                required property int column
                required property int row

                x: plank.rim + (column - 1) * plank.cell + 1
                y: plank.rim + (row - 1) * plank.cell + 1
                width: plank.cell - 2
                height: plank.cell - 2
            }
        }

        // keyboard cursor
        Rectangle {
            x: plank.rim + (plank.part.cursor.x - 1) * plank.cell + 1
            y: plank.rim + (plank.part.cursor.y - 1) * plank.cell + 1
            z: plank.fitting ? 4 : 0.5
            width: plank.cell - 2
            height: plank.cell - 2
            visible: plank.active
            color: "transparent"
            border {
                width: 2
                color: Style.accent
            }
        }

        Repeater {
            model: plank.part.tiles

            ArtSocietyTile {
                required property int column
                required property int row
                required property int columns
                required property int rows

                x: plank.rim + (column - 1) * plank.cell
                y: plank.rim + (row - 1) * plank.cell
                width: columns * plank.cell
                height: rows * plank.cell
                cell: plank.cell
            }
        }
    }

    ArtSocietyEyeline {
        y: (plank.part.eyeline.x - 1) * plank.cell
        z: 3
        width: plank.width
        height: (plank.part.eyeline.y - plank.part.eyeline.x + 1) * plank.cell
    }

    Repeater {
        model: plank.part.fauxPas

        ArtSocietyFauxPas {
            cell: plank.cell
            z: 4
        }
    }

    // handle that resizes the selected tile
    Rectangle {
        x: plank.grip.right - Style.touch / 2 - radius
        y: plank.grip.bottom - Style.touch / 2 - radius
        z: 5
        width: plank.handleSize
        height: plank.handleSize
        visible: plank.grip.width > 0
        color: Style.accent
        radius: width / 2
        border {
            width: 2
            color: Style.accentInk
        }
    }

    // outline of the squares to be covered
    Rectangle {
        x: (plank.part.preview.x - 1) * plank.cell
        y: (plank.part.preview.y - 1) * plank.cell
        z: 5
        width: plank.part.preview.width * plank.cell
        height: plank.part.preview.height * plank.cell
        visible: plank.part.preview.width > 0
        color: "transparent"
        border {
            width: 3
            color: Style.severityColour(plank.part.previewSeverity)
        }

        Rectangle {
            anchors.fill: parent
            color: parent.border.color
            opacity: 0.25
        }
    }

    // what is dragged to the tab of another player
    DraggedItem {
        id: carried

        // square where the drag began; −1: none
        property int row: -1

        x: plank.fingerX
        y: plank.fingerY
        onGivenTo: side => plank.moves.give(row, side)

        Drag.active: row >= 0 && plank.held
        Drag.keys: ["side"]
        Drag.source: carried
    }

    MouseArea {
        id: finger

        // position of the wall in the window, and size of a square, when the drag began: a drag
        // refers to the squares as they were displayed then
        property point origin
        property int pitch: 1

        function square(x: real, y: real): point {
            const at = mapToItem(null, x, y);
            return Qt.point(Math.floor((at.x - origin.x) / pitch) + 1, Math.floor((at.y - origin.y) / pitch) + 1);
        }

        anchors {
            fill: parent
            margins: -Style.touch / 2 // half of the handle is outside the wall
        }
        z: 6

        onPressed: mouse => {
            origin = plank.mapToItem(null, 0, 0);
            pitch = plank.cell;
            plank.tapped();
            const at = plank.mapFromItem(finger, mouse.x, mouse.y);
            const grip = plank.grip;
            if (at.x >= grip.left && at.x < grip.right && at.y >= grip.top && at.y < grip.bottom) {
                // the drag starts at the middle of the tile’s last square, wherever the handle was
                // pressed
                const block = plank.part.resizable;
                origin = Qt.point(origin.x + at.x - (block.x - 1 + block.width - 0.5) * pitch, origin.y + at.y - (block.y - 1 + block.height - 0.5) * pitch);
                plank.part.grabHandle();
                return;
            }
            const tapped = square(mouse.x, mouse.y);
            plank.part.press(tapped.x, tapped.y);
            carried.row = plank.moves === null ? -1 : (tapped.y - 1) * plank.part.columns + tapped.x - 1;
        }
        onPositionChanged: mouse => {
            const at = square(mouse.x, mouse.y);
            plank.part.dragTo(at.x, at.y);
        }
        onReleased: mouse => {
            // a finger is often a little beside the wall when it draws along its edge
            const beside = Math.max(pitch, Style.touch);
            const isFar = mouse.x < -beside || mouse.y < -beside || mouse.x > width + beside || mouse.y > height + beside;
            if (isFar || carried.row >= 0 && carried.Drag.drop() !== Qt.IgnoreAction)
                plank.part.cancelDrag();
            else
                plank.part.release();
            carried.row = -1;
        }
        // a second finger came down, or the window lost focus
        onCanceled: {
            carried.row = -1;
            plank.part.cancelDrag();
        }
    }
}
