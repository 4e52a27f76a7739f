// Number with its label; a tap on a number about a single game opens that game.
import QtQuick
import Cimaise
import Cimaise.App

Pressable {
    id: line

    required property string title
    required property string value
    required property double gameId
    required property string accessibleName

    signal opened

    enabled: gameId > 0
    implicitHeight: Math.max(enabled ? Style.touch : 0, contentItem.implicitHeight + 2 * Style.gapTiny)
    topPadding: Style.gapTiny
    bottomPadding: Style.gapTiny
    text: title

    Accessible.name: accessibleName
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    onClicked: opened()

    contentItem: Item {
        implicitHeight: Math.max(name.height, figure.height)

        BodyText {
            id: name

            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(parent.width * 0.45)
            Accessible.ignored: true
            text: line.title
            font.pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
            color: Style.inkSoft
        }

        BodyText {
            id: figure

            anchors {
                left: name.right
                leftMargin: Style.gap
                right: way.left
                rightMargin: way.visible ? Style.gapTiny : 0
                verticalCenter: parent.verticalCenter
            }
            Accessible.ignored: true
            text: line.value
            font {
                pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
                weight: Font.DemiBold
            }
            horizontalAlignment: Text.AlignRight
        }

        Icon {
            id: way

            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            width: visible ? implicitWidth : 0
            visible: line.enabled
            name: "chevron-right"
            colour: Style.accent
        }
    }

    background: ButtonBackground {
        control: line
        ringDistance: 0
        radius: Style.radiusSmall
    }
}
