// Frame of a painting, in the colour of its style (A to D) and with the ornaments of that style.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Rectangle {
    id: frame

    required property string style
    property int thickness: 5
    readonly property color ink: ArtSocietyStyle.frameInk(style)

    color: ArtSocietyStyle.frameColour(style)
    radius: 1
    border {
        width: 1
        color: ArtSocietyStyle.frameEdge(frame.style)
    }

    Accessible.ignored: true

    // B and D have a line along the middle of the moulding, C and D blocks at the corners
    Rectangle {
        anchors {
            fill: parent
            margins: Math.floor(frame.thickness / 2)
        }
        visible: frame.style === "B" || frame.style === "D"
        color: "transparent"
        border {
            width: 1
            color: frame.ink
        }
    }

    Repeater {
        model: frame.style === "C" || frame.style === "D" ? 4 : 0

        Rectangle {
            required property int index

            x: index % 2 === 0 ? 0 : frame.width - width
            y: index < 2 ? 0 : frame.height - height
            width: frame.thickness + 1
            height: width
            color: frame.ink
            opacity: 0.75
        }
    }
}
