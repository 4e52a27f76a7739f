// Suit of a painting tried by a patron; a tap highlights the painting.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: step

    required property int index
    required property int card
    required property string name
    required property string priceText
    required property string suit
    required property bool pays
    required property string says
    required property string accessibleName

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapTiny
    leftPadding: Style.gap
    text: says

    Accessible.name: accessibleName

    contentItem: ColumnLayout {
        spacing: 2

        ControlText {
            visible: text !== ""
            text: step.priceText
            font.weight: Font.DemiBold
        }

        RowLayout {
            spacing: Style.gap

            Icon {
                name: step.pays ? "check" : "close"
                colour: step.pays ? Style.legal : Style.inkSoft
            }

            SuitIcon {
                suit: step.suit
            }

            ControlText {
                text: step.says
                color: step.pays ? Style.legal : Style.inkSoft
            }
        }
    }

    background: ButtonBackground {
        ringDistance: 0
        radius: Style.radiusSmall
    }
}
