// The wall itself: its squares, its tiles, what is being covered, and the finger on it.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: plank

    required property ArtSocietyTable table
    required property int cell
    // the keyboard is on the wall
    required property bool active
    // a finger hides squares as small as these
    required property bool small
    readonly property int rim: 3
    readonly property alias held: finger.pressed
    readonly property alias fingerX: finger.mouseX
    readonly property alias fingerY: finger.mouseY

    signal touched

    width: cell * table.columns
    height: cell * table.rows

    // what stays as it is while a finger moves: drawn once, fine enough for the loupe
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
            model: plank.table.squares

            ArtSocietySquare {
                required property int column
                required property int row

                x: plank.rim + (column - 1) * plank.cell
                y: plank.rim + (row - 1) * plank.cell
                width: plank.cell
                height: plank.cell
                active: plank.active
                z: fits !== "" ? 3 : 0
            }
        }

        Repeater {
            model: plank.table.tiles

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

    // what is being covered
    Rectangle {
        x: (plank.table.preview.x - 1) * plank.cell
        y: (plank.table.preview.y - 1) * plank.cell
        z: 5
        width: plank.table.preview.width * plank.cell
        height: plank.table.preview.height * plank.cell
        visible: plank.table.preview.width > 0
        color: "transparent"
        border {
            width: 3
            color: Style.severityColour(plank.table.previewSeverity)
        }

        Rectangle {
            anchors.fill: parent
            color: parent.border.color
            opacity: 0.25
        }
    }

    MouseArea {
        id: finger

        function square(at: real): int {
            return Math.floor(at / plank.cell) + 1;
        }

        anchors.fill: parent
        z: 6

        onPressed: mouse => {
            plank.touched();
            plank.table.press(square(mouse.x), square(mouse.y));
        }
        onPositionChanged: mouse => plank.table.dragTo(square(mouse.x), square(mouse.y))
        onReleased: plank.table.release()
        // a second finger came down, or the window went away
        onCanceled: plank.table.giveUpDrag()
    }
}
