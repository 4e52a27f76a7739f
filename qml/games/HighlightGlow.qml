// Highlight around a spot: a brass glow if the spot scores, a dashed line for a near miss.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: glow

    // true if the spot does not count
    property bool notCounting: false
    property color colour: Style.dark ? "#f2cf7d" : "#c8932b"

    Accessible.ignored: true

    Repeater {
        model: glow.notCounting ? [] : [10, 7, 4]

        Rectangle {
            required property int modelData

            anchors {
                fill: parent
                margins: -modelData
            }
            color: glow.colour
            opacity: 0.22
            radius: modelData + 2
        }
    }

    Rectangle {
        anchors {
            fill: parent
            margins: -3
        }
        visible: !glow.notCounting
        color: "transparent"
        radius: 4
        border {
            width: 3
            color: glow.colour
        }
    }

    // consists of many items, so it is created only when visible
    Repeater {
        model: glow.notCounting ? 1 : 0

        DashedFrame {
            anchors {
                fill: parent
                margins: -4
            }
        }
    }
}
