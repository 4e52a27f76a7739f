// Marker of a faux pas: a bar along the side that two paintings of one type share, with a cross in
// the middle.
import QtQuick
import Cimaise

Item {
    id: mark

    required property real middleX
    required property real middleY
    required property int length
    required property bool upright
    property int cell: 24
    readonly property int size: Math.max(16, Math.min(26, Math.round(cell * 0.6)))

    x: middleX * cell
    y: middleY * cell

    Accessible.ignored: true

    Rectangle {
        x: -width / 2
        y: -height / 2
        width: mark.upright ? 6 : mark.length * mark.cell - 4
        height: mark.upright ? mark.length * mark.cell - 4 : 6
        color: Style.illegal
        radius: 3
        border {
            width: 1
            color: Style.panel
        }
    }

    Rectangle {
        x: -width / 2
        y: -height / 2
        width: mark.size
        height: mark.size
        color: Style.illegal
        radius: width / 2
        border {
            width: 1
            color: Style.panel
        }

        Icon {
            anchors.centerIn: parent
            name: "close"
            colour: Style.panel
            size: Math.round(mark.size * 0.7)
        }
    }
}
