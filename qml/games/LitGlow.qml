// Brass light around something that earns points or is spoken of.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: glow

    property color colour: Style.dark ? "#f2cf7d" : "#c8932b"

    Accessible.ignored: true

    Repeater {
        model: [10, 7, 4]

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
        color: "transparent"
        radius: 4
        border {
            width: 3
            color: glow.colour
        }
    }
}
