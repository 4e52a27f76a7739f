// One square of the printed wall: its star, the eyeline's light, and what is said of it.
import QtQuick
import Cimaise

Rectangle {
    id: square

    required property bool star
    required property bool eyeline
    required property bool corner
    required property bool lit
    required property string fits
    required property bool best
    required property string accessibleName

    color: eyeline ? Style.panel : Style.wallShade
    border {
        width: 1
        color: Style.outline
    }

    Accessible.role: Accessible.Cell
    Accessible.name: accessibleName

    Icon {
        anchors.centerIn: parent
        visible: square.star && square.fits === ""
        name: "star"
        colour: Style.brass
        size: Math.round(square.width * 0.6)
    }

    // a corner of the wall, which costs points while it is bare
    Rectangle {
        anchors {
            fill: parent
            margins: 3
        }
        visible: square.corner
        color: "transparent"
        radius: 2
        border {
            width: 2
            color: Style.rail
        }
    }

    Rectangle {
        anchors {
            fill: parent
            margins: 1
        }
        visible: square.lit
        color: Style.dark ? "#f2cf7d" : "#c8932b"
        opacity: 0.6
    }

    // a tile fits with its top left corner here
    Rectangle {
        anchors {
            fill: parent
            margins: 1
        }
        visible: square.fits !== ""
        color: square.best ? Style.legal : Style.accentWash
        radius: 3
        border {
            width: 1
            color: Style.legal
        }

        PlainText {
            anchors.centerIn: parent
            Accessible.ignored: true
            text: square.fits
            color: square.best ? Style.accentInk : Style.ink
            font {
                family: Style.bodyFamily
                pixelSize: Math.max(10, Math.min(15, Math.round(square.width * 0.38)))
                weight: Font.DemiBold
            }
        }
    }
}
