// Framed painting: moulding, bevel, a picture in its theme's colour and pattern, its number.
import QtQuick
import Cimaise

Item {
    id: painting

    required property int number
    required property string theme
    required property string letter
    readonly property int moulding: Math.max(2, Math.round(Math.min(width, height) * 0.07))
    readonly property color ink: Style.themeInk(theme)

    Accessible.ignored: true

    Moulding {
        anchors.fill: parent
    }

    Rectangle {
        anchors {
            fill: parent
            margins: painting.moulding
        }
        color: "#f6efe0"
    }

    ThemeMat {
        id: mat

        anchors {
            fill: parent
            margins: painting.moulding + Math.max(1, Math.round(painting.moulding / 3))
        }
        radius: 0
        theme: painting.theme
    }

    PlainText {
        anchors {
            centerIn: mat
            verticalCenterOffset: -mat.height * 0.05
        }
        text: painting.number
        color: painting.ink
        font {
            family: Style.bodyFamily
            pixelSize: Math.max(12, Math.round(Math.min(mat.height * 0.66, mat.width * 0.54)))
            weight: Font.DemiBold
        }
        style: Text.Outline
        styleColor: Style.themeColour(painting.theme)
    }

    PlainText {
        anchors {
            right: mat.right
            rightMargin: Math.round(mat.width * 0.04)
            bottom: mat.bottom
            bottomMargin: -1
        }
        text: painting.letter
        color: painting.ink
        font {
            family: Style.bodyFamily
            pixelSize: Math.max(13, Math.round(Math.min(mat.height, mat.width) * 0.2))
            weight: Font.Bold
        }
        style: Text.Outline
        styleColor: Style.themeColour(painting.theme)
    }
}
