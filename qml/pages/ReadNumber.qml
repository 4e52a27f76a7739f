// Number of a space on a photo: sure, doubtful (?), chosen by hand, or against a rule.
import QtQuick
import Cimaise

Pressable {
    id: space

    required property string number
    required property bool doubtful
    required property bool byHand
    required property bool wrong
    required property bool selected
    required property string accessibleName

    text: accessibleName
    checked: selected

    Accessible.checkable: true
    Accessible.checked: selected

    contentItem: Item {}

    background: Item {
        Rectangle {
            anchors.centerIn: parent
            width: Math.max(height, words.implicitWidth + 2 * Style.gap)
            height: words.implicitHeight + Style.gapTiny
            color: space.wrong ? Style.illegal : space.selected ? Style.accent : Style.panel
            opacity: space.number !== "" || space.doubtful || space.selected ? 1 : 0
            radius: Style.radiusSmall
            border {
                width: space.doubtful || space.byHand ? 2 : 1
                color: space.doubtful ? Style.missing : space.byHand ? Style.accent : Style.outline
            }

            WallText {
                id: words

                anchors.centerIn: parent
                Accessible.ignored: true
                text: space.doubtful ? "?" : space.number
                color: space.wrong ? Style.panel : space.selected ? Style.accentInk : Style.ink
                font {
                    pixelSize: Style.keySize
                    weight: Font.DemiBold
                }
            }

            FocusRing {
                visible: space.visualFocus
            }
        }
    }
}
