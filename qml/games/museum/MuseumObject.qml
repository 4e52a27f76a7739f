// Exhibited object: its civilisation by colour, pattern and letters, its domain by a drawing, its
// value as a number.
import QtQuick
import Cimaise

Item {
    id: object

    required property string civilisation
    required property string letters
    required property string domain
    required property int value
    // true while some properties are not entered
    property bool partial: false
    readonly property int moulding: Math.max(2, Math.round(Math.min(width, height) * 0.05))
    readonly property real size: Math.min(mat.width, mat.height)

    Accessible.ignored: true

    Moulding {
        anchors.fill: parent
        visible: !object.partial
        depth: 2
    }

    MuseumMat {
        id: mat

        anchors {
            fill: parent
            margins: object.moulding
        }
        opacity: object.partial ? 0.75 : 1
        civilisation: object.civilisation
    }

    // no wider than the space beside the plate
    PlainText {
        x: mat.x + Math.max(1, Math.round(object.size * 0.04))
        y: mat.y
        width: plate.visible ? plate.x - x : mat.width
        text: object.letters
        color: mat.ink
        font {
            family: Style.bodyFamily
            pixelSize: Math.max(11, Math.round(object.size * 0.3))
            weight: Font.Bold
        }
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        visible: object.size >= 24 // a board no bigger than a stamp has only colours and values
        style: Text.Outline
        styleColor: mat.color
    }

    Rectangle {
        id: plate

        anchors {
            right: mat.right
            top: mat.top
            margins: Math.round(object.size * 0.05)
        }
        width: Math.round(object.size * 0.4)
        height: width
        visible: object.domain !== ""
        color: mat.color
        radius: width / 2

        Icon {
            anchors.centerIn: parent
            name: object.domain === "" ? "" : "museum/" + object.domain
            colour: mat.ink
            size: Math.round(plate.width * 0.9)
        }
    }

    PlainText {
        anchors {
            bottom: mat.bottom
            bottomMargin: -Math.round(object.size * 0.04)
            horizontalCenter: mat.horizontalCenter
        }
        visible: object.value > 0
        text: object.value
        color: mat.ink
        font {
            family: Style.bodyFamily
            pixelSize: Math.max(12, Math.round(object.size * 0.46))
            weight: Font.DemiBold
        }
        style: Text.Outline
        styleColor: mat.color
    }

    Icon {
        anchors {
            bottom: mat.bottom
            bottomMargin: Math.round(object.size * 0.06)
            right: mat.right
            rightMargin: anchors.bottomMargin
        }
        visible: object.value === 5
        name: "star"
        colour: mat.ink
        size: Math.round(object.size * 0.24)
    }

    Rectangle {
        anchors.fill: parent
        visible: object.partial
        color: "transparent"
        radius: 2
        border {
            width: 1
            color: Style.inkSoft
        }
    }
}
