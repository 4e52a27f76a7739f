// Ring around the control that has the keyboard focus; drawn just outside its parent.
import QtQuick
import Cimaise

Rectangle {
    property int distance: 4

    anchors {
        fill: parent
        margins: -distance
    }
    enabled: false // Qt need not ask it for taps
    color: "transparent"
    radius: Style.radius + distance
    border {
        width: 2
        color: Style.accent
    }
}
