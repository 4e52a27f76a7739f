// Handle of a corner of the board on a photo; moved by dragging or by arrow keys, with Shift in
// smaller steps.
import QtQuick
import Cimaise

Item {
    id: corner

    // centre of the handle, in pixels of the parent
    required property point at
    required property string name

    // emitted with the new centre, in pixels of the parent
    signal dragged(real x, real y)
    // emitted with the distance to move, in pixels
    signal nudged(real x, real y)

    x: at.x - width / 2
    y: at.y - height / 2
    width: Style.touch + 4
    height: width
    z: activeFocus ? 2 : 1
    activeFocusOnTab: true

    Accessible.role: Accessible.Indicator
    Accessible.name: name
    Accessible.focusable: true

    Keys.onPressed: event => {
        const step = event.modifiers & Qt.ShiftModifier ? 1 : 8;
        const across = event.key === Qt.Key_Left ? -step : event.key === Qt.Key_Right ? step : 0;
        const down = event.key === Qt.Key_Up ? -step : event.key === Qt.Key_Down ? step : 0;
        event.accepted = across !== 0 || down !== 0;
        if (event.accepted)
            nudged(across, down);
    }

    // Light and dark ring, visible on any photo; transparent inside, so that the photo can be seen
    // at the corner.
    Rectangle {
        anchors {
            fill: parent
            margins: 6
        }
        color: "transparent"
        radius: width / 2
        border {
            width: 5
            color: "#ffffff"
        }

        Rectangle {
            anchors {
                fill: parent
                margins: 1
            }
            color: "transparent"
            radius: width / 2
            border {
                width: 3
                color: corner.activeFocus ? "#c2410c" : "#1f4e5f"
            }
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: 4
        height: 4
        color: "#1f4e5f"
        radius: 2
        border {
            width: 1
            color: "#ffffff"
        }
    }

    MouseArea {
        // offset of the press from the centre of the handle
        property point held

        anchors.fill: parent
        cursorShape: Qt.SizeAllCursor
        preventStealing: true
        onPressed: mouse => {
            held = Qt.point(mouse.x - width / 2, mouse.y - height / 2);
            corner.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPositionChanged: mouse => {
            const to = mapToItem(corner.parent, mouse.x - held.x, mouse.y - held.y);
            corner.dragged(to.x, to.y);
        }
    }
}
