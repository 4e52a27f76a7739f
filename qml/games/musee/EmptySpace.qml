// Empty space: a hook on the wall and a faint frame.
import QtQuick
import Cimaise

Item {
    id: bare

    property color colour: Style.inkSoft
    property bool strong: false
    // digits typed but not yet applied
    property string typed: ""

    enabled: false // Qt need not ask its parts for taps
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: bare.strong ? Style.panel : Style.wallShade
        opacity: bare.strong ? 1 : 0.55
        radius: 2
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        opacity: bare.strong ? 1 : 0.4
        radius: 2
        border {
            width: bare.strong ? 2 : 1
            color: bare.colour
        }
    }

    BoardDrawing {
        y: Math.round(parent.height * 0.12)
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.round(Math.min(parent.width * 0.42, parent.height * 0.6))
        height: Math.round(width / 2)
        visible: bare.typed === ""
        name: "hook"
        colour: bare.colour
        opacity: bare.strong ? 0.9 : 0.45
    }

    PlainText {
        anchors.centerIn: parent
        text: bare.typed
        color: Style.accent
        font {
            family: Style.bodyFamily
            pixelSize: Math.round(Math.min(parent.height * 0.56, parent.width * 0.5))
            weight: Font.DemiBold
        }
    }
}
