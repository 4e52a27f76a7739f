// One player's wall, to scale: drag over empty squares to outline a tile, drag a tile to move it;
// pinch, wheel or keys zoom and pan.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

FocusScope {
    id: wall

    required property ArtSocietyWallPart part
    // moves of tiles to other walls; null on a wall for viewing only
    property BoardMoves moves: null
    // true while possible placements are shown
    property bool fitting: false
    property real zoom: 1
    readonly property bool zoomed: zoom > 1.01
    readonly property int margin: 6
    // space for the numbers above the wall and to its left
    readonly property int room: Math.round(14 * Style.scale)
    // height at which the wall uses the full width; squares have at most 72 pixels
    readonly property real wholeHeight: Math.min((width - margin - room) / Math.max(1, part.columns), 72) * part.rows + margin + room
    readonly property real wholeCell: Math.min((width - margin - room) / Math.max(1, part.columns), (height - margin - room) / Math.max(1, part.rows), 72)
    // minimum size of a square, so that it can be tapped; a read-only wall is always shown whole
    property real leastCell: 24 * Style.scale
    readonly property int cell: Math.max(leastCell, Math.floor(wholeCell * zoom))
    // true if squares are smaller than a fingertip
    readonly property bool small: cell < 40
    // false with the software renderer, which does not support ShaderEffectSource
    property bool magnifies: GraphicsInfo.api !== GraphicsInfo.Software
    readonly property int cursorColumn: part.cursor.x
    readonly property int cursorRow: part.cursor.y

    implicitHeight: 4 * Style.touch
    activeFocusOnTab: true

    Accessible.role: Accessible.Table
    //% "Wall"
    Accessible.name: qsTrId("art.wall.name")
    Accessible.description: `${part.columns} × ${part.rows}`

    Keys.onPressed: event => {
        const across = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : 0;
        const down = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
        event.accepted = across !== 0 || down !== 0;
        if (!event.accepted)
            return;
        if (event.modifiers & Qt.ControlModifier)
            part.nudge(across, down);
        else if (event.modifiers & Qt.ShiftModifier)
            part.extendOutline(across, down);
        else
            part.step(across, down);
    }

    // Keeps the keyboard cursor in view.
    onCursorColumnChanged: showCursor()
    onCursorRowChanged: showCursor()

    // Returns the number of the square at a point; −1 beside the wall.
    function rowAt(x: real, y: real): int {
        const at = mapToItem(plank, x, y);
        const column = Math.floor(at.x / cell);
        const row = Math.floor(at.y / cell);
        return column < 0 || row < 0 || column >= part.columns || row >= part.rows ? -1 : row * part.columns + column;
    }

    // Sets the zoom factor; the point of the wall at (x, y) in the view stays in place.
    function zoomTo(times: real, x: real, y: real): void {
        const across = (flick.contentX + x - plank.x) / plank.width;
        const down = (flick.contentY + y - plank.y) / plank.height;
        zoom = Math.max(1, Math.min(4, times));
        centreOn(plank.x + across * plank.width - x, plank.y + down * plank.height - y);
    }

    function zoomBy(factor: real): void {
        zoomTo(zoom * factor, width / 2, height / 2);
    }

    function centreOn(x: real, y: real): void {
        flick.contentX = Math.max(0, Math.min(x, flick.contentWidth - flick.width));
        flick.contentY = Math.max(0, Math.min(y, flick.contentHeight - flick.height));
    }

    function pan(x: real, y: real): void {
        centreOn(flick.contentX + x, flick.contentY + y);
    }

    function showCursor(): void {
        if (!activeFocus)
            return;
        const x = plank.x + (cursorColumn - 1) * cell;
        const y = plank.y + (cursorRow - 1) * cell;
        centreOn(Math.max(x + cell - flick.width, Math.min(flick.contentX, x)), Math.max(y + cell - flick.height, Math.min(flick.contentY, y)));
    }

    Flickable {
        id: flick

        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentWidth: Math.max(width, plank.width + wall.margin + wall.room)
        contentHeight: Math.max(height, plank.height + wall.margin + wall.room)
        // a finger outlines tiles instead; two fingers, scroll bars, wheel and keys scroll
        interactive: false

        ScrollBar.horizontal: ScrollBar {
            policy: flick.contentWidth > flick.width + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }
        ScrollBar.vertical: ScrollBar {
            policy: flick.contentHeight > flick.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        // Column and row numbers along a wall, as findings, hints and files use them.
        Item {
            x: plank.x
            y: plank.y
            Accessible.ignored: true
            // hidden on a small wall, whose squares are narrower than two digits
            visible: wall.cell >= 0.85 * wall.room

            Repeater {
                model: wall.part.columns

                Numeral {
                    required property int index

                    x: index * wall.cell
                    y: -wall.room
                    width: wall.cell
                    text: index + 1
                }
            }

            Repeater {
                model: wall.part.rows

                Numeral {
                    required property int index

                    x: -wall.room
                    y: index * wall.cell + (wall.cell - height) / 2
                    width: wall.room - 1
                    text: index + 1
                }
            }

            component Numeral: PlainText {
                height: wall.room
                Accessible.ignored: true
                color: Style.inkSoft
                font {
                    family: Style.bodyFamily
                    pixelSize: Math.round(wall.room * 0.7)
                }
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }

        ArtSocietyWallSurface {
            id: plank

            x: Math.round((flick.contentWidth - width - wall.margin + wall.room) / 2)
            y: Math.round((flick.contentHeight - height - wall.margin + wall.room) / 2)
            active: wall.activeFocus
            cell: wall.cell
            fitting: wall.fitting
            small: wall.small
            moves: wall.moves
            part: wall.part
            onTapped: wall.forceActiveFocus(Qt.MouseFocusReason)
        }
    }

    ArtSocietyLoupe {
        finger: Qt.point(plank.x + plank.fingerX - flick.contentX, plank.y + plank.fingerY - flick.contentY)
        plank: plank
        visible: wall.magnifies && wall.small && plank.held && wall.part.preview.width > 0
    }

    // a mouse wheel zooms; its button and two fingers on a touchpad pan
    MouseArea {
        property point last

        anchors.fill: parent
        acceptedButtons: Qt.MiddleButton
        onPressed: mouse => last = Qt.point(mouse.x, mouse.y)
        onPositionChanged: mouse => {
            wall.pan(last.x - mouse.x, last.y - mouse.y);
            last = Qt.point(mouse.x, mouse.y);
        }
        onWheel: wheel => {
            const pad = wheel.pixelDelta.x !== 0 || wheel.pixelDelta.y !== 0;
            if (wheel.modifiers & Qt.ShiftModifier)
                wall.pan(-wheel.angleDelta.x - wheel.angleDelta.y, 0);
            else if (pad && !(wheel.modifiers & Qt.ControlModifier))
                wall.pan(-wheel.pixelDelta.x, -wheel.pixelDelta.y);
            else
                wall.zoomTo(wall.zoom * Math.pow(1.2, wheel.angleDelta.y / 120), wheel.x, wheel.y);
        }
    }

    PinchHandler {
        property real before: 1
        property point last

        target: null
        onActiveChanged: {
            before = wall.zoom;
            last = centroid.position;
        }
        onActiveScaleChanged: if (active)
            wall.zoomTo(before * activeScale, centroid.position.x, centroid.position.y)
        onCentroidChanged: if (active) {
            wall.pan(last.x - centroid.position.x, last.y - centroid.position.y);
            last = centroid.position;
        }
    }
}
