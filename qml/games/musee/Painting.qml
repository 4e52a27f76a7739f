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
    // height of a capital letter or a digit, relative to the font size
    readonly property real inkHeight: 0.73
    readonly property int numberSize: Math.max(12, Math.round(Math.min(mat.height * 0.66, mat.width * 0.54)))
    readonly property int letterSize: Math.max(13, Math.round(Math.min(mat.height, mat.width) * 0.2))
    // height left above the theme’s letters
    readonly property real room: mat.height - (letter !== "" ? letterSize * inkHeight + 4 : 0)
    // true if the number is above the letters, false if it is beside them
    readonly property bool stacked: numberSize * inkHeight < room
    // the letters give way where they would cover the number; colour and pattern still tell the theme
    readonly property bool lettered: stacked || digits.implicitWidth + letters.implicitWidth + 4 <= mat.width

    enabled: false // Qt need not ask its parts for taps
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
        id: digits

        anchors {
            centerIn: mat
            horizontalCenterOffset: painting.stacked || !painting.lettered ? 0 : Math.round((width - mat.width) / 2) + 2
            verticalCenterOffset: painting.stacked ? Math.min(-mat.height * 0.05, painting.room - (mat.height + painting.numberSize * painting.inkHeight) / 2) : 0
        }
        text: painting.number
        color: painting.ink
        font {
            family: Style.bodyFamily
            pixelSize: painting.numberSize
            weight: Font.DemiBold
        }
        style: Text.Outline
        styleColor: Style.themeColour(painting.theme)
    }

    PlainText {
        id: letters

        anchors {
            right: mat.right
            rightMargin: Math.round(mat.width * 0.04)
            bottom: mat.bottom
            bottomMargin: -1
        }
        text: painting.letter
        visible: painting.lettered
        color: painting.ink
        font {
            family: Style.bodyFamily
            pixelSize: painting.letterSize
            weight: Font.Bold
        }
        style: Text.Outline
        styleColor: Style.themeColour(painting.theme)
    }
}
