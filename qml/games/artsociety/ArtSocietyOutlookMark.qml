// Square of a wall marked by the outlook: the top left square of a place, or hatched if only decor
// can cover it.
import QtQuick
import Cimaise

Rectangle {
    id: mark

    required property bool place

    color: place ? Style.accentWash : "transparent"
    radius: 3
    border {
        width: place ? 2 : 0
        color: Style.legal
    }

    Accessible.ignored: true

    Hatching {
        anchors.fill: parent
        visible: !mark.place
    }

    Icon {
        anchors.centerIn: parent
        visible: mark.place
        name: "check"
        colour: Style.legal
        size: Math.round(mark.width * 0.6)
    }
}
