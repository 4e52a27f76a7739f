// Patron card of the player's own copy.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: card

    required property MuseumCardsPart copyCards
    required property int index
    required property string name
    required property string countText
    required property bool chosen
    required property string accessibleName

    spacing: Style.gap

    Pressable {
        id: head

        Layout.fillWidth: true
        implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
        padding: Style.gapTiny
        leftPadding: Style.gap
        rightPadding: Style.gap
        text: card.name
        Accessible.name: card.accessibleName
        onClicked: card.copyCards.choose(card.index)

        contentItem: RowLayout {
            spacing: Style.gap

            BodyText {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: card.name
                font.weight: card.chosen ? Font.DemiBold : Font.Normal
            }

            BodyText {
                Accessible.ignored: true
                text: card.countText
                color: Style.brass
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
            }

            Icon {
                name: card.chosen ? "chevron-up" : "chevron-down"
                colour: Style.inkSoft
            }
        }

        background: ButtonBackground {
            control: head
            normalColour: card.chosen ? Style.accentWash : Style.panel
            ringDistance: 0
            radius: Style.radiusSmall
            border {
                width: 1
                color: card.chosen ? Style.accent : Style.outline
            }
        }
    }

    MuseumFigures {
        Layout.fillWidth: true
        Layout.leftMargin: Style.gap
        visible: card.chosen
        figures: card.copyCards.figures
        owner: card.copyCards
    }

    AppButton {
        Layout.bottomMargin: Style.gap
        Layout.leftMargin: Style.gap
        visible: card.chosen
        enabled: !card.copyCards.locked
        icon.name: "delete"
        kind: AppButton.Danger
        Accessible.name: TextFormat.about(text, card.name)
        //% "Delete"
        text: qsTrId("museum.copy.delete")
        onClicked: card.copyCards.drop(card.index)
    }
}
