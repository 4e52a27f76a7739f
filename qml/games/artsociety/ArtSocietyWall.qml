// One player's wall, to scale: drag over bare squares to cover them, drag a tile to move it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

FocusScope {
    id: wall

    required property ArtSocietyTable table
    property real zoom: 1
    readonly property int margin: 6
    readonly property real fitting: Math.min((width - 2 * margin) / Math.max(1, table.columns), (height - 2 * margin) / Math.max(1, table.rows), 72)
    readonly property int cell: Math.max(24, Math.floor(fitting * zoom))

    implicitHeight: 4 * Style.touch
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    //% "Wall"
    Accessible.name: qsTrId("art.wall.name")

    Keys.onPressed: event => {
        const across = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : 0;
        const down = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
        event.accepted = across !== 0 || down !== 0;
        if (!event.accepted)
            return;
        if (event.modifiers & Qt.ControlModifier)
            table.nudge(across, down);
        else if (event.modifiers & Qt.ShiftModifier)
            table.stretch(across, down);
        else
            table.step(across, down);
    }

    function zoomBy(factor: real): void {
        zoom = Math.max(1, Math.min(4, zoom * factor));
    }

    // the keyboard's square stays in sight
    function follow(): void {
        const x = plank.x + (table.cursor.x - 1) * cell;
        const y = plank.y + (table.cursor.y - 1) * cell;
        flick.contentX = Math.max(0, Math.min(Math.max(x + cell - flick.width, Math.min(flick.contentX, x)), flick.contentWidth - flick.width));
        flick.contentY = Math.max(0, Math.min(Math.max(y + cell - flick.height, Math.min(flick.contentY, y)), flick.contentHeight - flick.height));
    }

    Connections {
        target: wall.table
        enabled: wall.activeFocus

        function onPreviewChanged(): void {
            wall.follow();
        }
    }

    Flickable {
        id: flick

        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentWidth: Math.max(width, plank.width + 2 * wall.margin)
        contentHeight: Math.max(height, plank.height + 2 * wall.margin)
        // a finger draws; bars, wheel and keys scroll
        interactive: false

        ScrollBar.horizontal: ScrollBar {
            policy: flick.contentWidth > flick.width + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }
        ScrollBar.vertical: ScrollBar {
            policy: flick.contentHeight > flick.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Item {
            id: plank

            x: Math.round((flick.contentWidth - width) / 2)
            y: Math.round((flick.contentHeight - height) / 2)
            width: wall.cell * wall.table.columns
            height: wall.cell * wall.table.rows

            Rectangle {
                anchors {
                    fill: parent
                    margins: -3
                }
                color: "transparent"
                border {
                    width: 3
                    color: wall.activeFocus ? Style.accent : Style.rail
                }
            }

            Repeater {
                model: wall.table.squares

                ArtSocietySquare {
                    required property int column
                    required property int row

                    x: (column - 1) * wall.cell
                    y: (row - 1) * wall.cell
                    width: wall.cell
                    height: wall.cell
                    active: wall.activeFocus
                    z: fits !== "" ? 3 : 0
                }
            }

            Repeater {
                model: wall.table.tiles

                ArtSocietyTile {
                    required property int column
                    required property int row
                    required property int columns
                    required property int rows

                    x: (column - 1) * wall.cell
                    y: (row - 1) * wall.cell
                    width: columns * wall.cell
                    height: rows * wall.cell
                    cell: wall.cell
                }
            }

            // what is being covered
            Rectangle {
                x: (wall.table.preview.x - 1) * wall.cell
                y: (wall.table.preview.y - 1) * wall.cell
                z: 5
                width: wall.table.preview.width * wall.cell
                height: wall.table.preview.height * wall.cell
                visible: wall.table.preview.width > 0
                color: "transparent"
                border {
                    width: 3
                    color: Style.severityColour(wall.table.previewSeverity)
                }

                Rectangle {
                    anchors.fill: parent
                    color: parent.border.color
                    opacity: 0.25
                }
            }

            MouseArea {
                function column(x: real): int {
                    return Math.floor(x / wall.cell) + 1;
                }

                anchors.fill: parent
                preventStealing: true
                z: 6

                onPressed: mouse => {
                    wall.forceActiveFocus(Qt.MouseFocusReason);
                    wall.table.press(column(mouse.x), column(mouse.y));
                }
                onPositionChanged: mouse => wall.table.dragTo(column(mouse.x), column(mouse.y))
                onReleased: wall.table.release()
                onCanceled: wall.table.giveUpDrag()
                onWheel: wheel => {
                    if (wheel.modifiers & Qt.ControlModifier)
                        wall.zoomBy(wheel.angleDelta.y > 0 ? 1.2 : 1 / 1.2);
                    else
                        wheel.accepted = false;
                }
            }
        }

        PinchHandler {
            property real before: 1

            target: null
            onActiveChanged: before = wall.zoom
            onActiveScaleChanged: wall.zoom = Math.max(1, Math.min(4, before * activeScale))
        }
    }
}
