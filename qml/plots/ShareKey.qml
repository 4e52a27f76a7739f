// Legend entry for a number in the bars, with the points of all players or teams.
import QtQuick
import Cimaise

Item {
    id: key

    required property int number
    required property string title
    required property string figures
    required property string colour
    required property string ink
    required property string accessibleName

    implicitHeight: Math.max(sign.height, words.height)

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    Rectangle {
        id: sign

        width: Math.round(26 * Style.cappedScale)
        height: width
        color: key.colour !== "" ? key.colour
                                 : Style.pieceColours[(key.number - 1) % Style.pieceColours.length]
        radius: Style.radiusSmall
        border {
            width: 1
            color: Style.controlOutline
        }

        BodyText {
            anchors.centerIn: parent
            Accessible.ignored: true
            text: key.number
            color: key.colour !== "" ? key.ink : Style.pieceInk
            font.pixelSize: Style.markSize
        }
    }

    Column {
        id: words

        x: sign.width + Style.gap
        width: key.width - x

        BodyText {
            width: parent.width
            Accessible.ignored: true
            text: key.title
        }

        BodyText {
            width: parent.width
            Accessible.ignored: true
            text: key.figures
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }
}
