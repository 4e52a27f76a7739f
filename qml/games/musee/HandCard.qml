// Card of a hand, with the points in its best space; dimmed if no space is legal.
import QtQuick
import Cimaise

Pressable {
    id: card

    required property int number
    required property string theme
    required property string themeLetter
    required property bool plays
    required property string bestText
    required property string accessibleName

    implicitWidth: Math.max(Style.touch + 4, gain.implicitWidth + 8)
    implicitHeight: Math.round(Style.touch * 1.3)
    padding: 2

    Accessible.name: accessibleName

    contentItem: Item {
        Painting {
            width: parent.width
            height: parent.height - gain.height
            letter: card.themeLetter
            number: card.number
            opacity: card.plays ? 1 : 0.45
            theme: card.theme
        }

        ControlText {
            id: gain

            anchors {
                bottom: parent.bottom
                horizontalCenter: parent.horizontalCenter
            }
            //% "no space"
            text: card.plays ? card.bestText : qsTrId("musee.card.stuck-short")
            color: card.plays ? Style.legal : Style.illegal
            font {
                pixelSize: Style.smallSize
                weight: Font.DemiBold
            }
            wrapMode: Text.NoWrap
        }
    }

    background: Rectangle {
        color: card.checked ? Style.accentWash : "transparent"
        radius: Style.radiusSmall
        border {
            width: card.checked ? 2 : 0
            color: Style.accent
        }

        FocusRing {
            distance: 0
            visible: card.visualFocus
        }
    }
}
