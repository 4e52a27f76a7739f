// Handle of a corner: dragged by a finger, moved by arrow keys, with Shift in smaller steps.
import QtQuick
import Cimaise

Item {
    id: corner

    // its middle, in pixels of what it lies on
    required property point at
    required property string name

    // to there, in pixels of what it lies on
    signal dragged(real x, real y)
    // by so many pixels
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

    // light and dark, to be seen on any photo; what lies at the corner stays in sight
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
        // from the middle to where the finger took it
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
