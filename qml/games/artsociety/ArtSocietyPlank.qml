// The wall itself: its squares, its tiles, what is being covered, and the finger on it.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: plank

    required property ArtSocietyWallPart part
    required property int cell
    // the keyboard is on the wall
    required property bool active
    // a finger hides squares as small as these
    required property bool small
    // places are looked for: they lie above all else
    required property bool fitting
    readonly property int rim: 3
    readonly property alias held: finger.pressed
    readonly property alias fingerX: finger.mouseX
    readonly property alias fingerY: finger.mouseY

    signal touched

    width: cell * part.columns
    height: cell * part.rows

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

        // the keyboard's square
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

    // what is being covered
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

    MouseArea {
        id: finger

        function square(at: real): int {
            return Math.floor(at / plank.cell) + 1;
        }

        anchors.fill: parent
        z: 6

        onPressed: mouse => {
            plank.touched();
            plank.part.press(square(mouse.x), square(mouse.y));
        }
        onPositionChanged: mouse => plank.part.dragTo(square(mouse.x), square(mouse.y))
        onReleased: plank.part.release()
        // a second finger came down, or the window went away
        onCanceled: plank.part.giveUpDrag()
    }
}
