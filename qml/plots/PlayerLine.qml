// Row with a player and a few statistics; a tap shows all of the player's statistics.
import QtQuick
import Cimaise

Pressable {
    id: line

    required property string name
    required property string figures
    required property string accessibleName

    implicitHeight: Math.max(Style.touch, contentItem.implicitHeight + 2 * Style.gapTiny)
    topPadding: Style.gapTiny
    bottomPadding: Style.gapTiny
    text: name

    Accessible.name: accessibleName

    contentItem: Item {
        implicitHeight: words.height

        Column {
            id: words

            width: parent.width - way.width - Style.gap

            ControlText {
                width: parent.width
                text: line.name
                font.weight: Font.DemiBold
            }

            Caption {
                width: parent.width
                Accessible.ignored: true
                text: line.figures
            }
        }

        Icon {
            id: way

            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            name: "chevron-right"
            colour: Style.accent
        }
    }

    background: ButtonBackground {
        ringDistance: 0
        radius: Style.radiusSmall
    }
}
