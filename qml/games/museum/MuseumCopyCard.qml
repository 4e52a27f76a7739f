pragma ComponentBehavior: Bound

// Patron card of the player's own copy.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: card

    required property MuseumCardsPart book
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
        onClicked: card.book.choose(card.index)

        contentItem: RowLayout {
            spacing: Style.gap

            WallText {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: card.name
                font.weight: card.chosen ? Font.DemiBold : Font.Normal
            }

            WallText {
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

        background: KeyPlate {
            control: head
            restColour: card.chosen ? Style.accentWash : Style.panel
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
        figures: card.book.figures
        owner: card.book
    }

    WallButton {
        Layout.bottomMargin: Style.gap
        Layout.leftMargin: Style.gap
        visible: card.chosen
        enabled: !card.book.locked
        icon.name: "delete"
        kind: WallButton.Danger
        Accessible.name: Phrase.about(text, card.name)
        //% "Delete"
        text: qsTrId("museum.copy.delete")
        onClicked: card.book.drop(card.index)
    }
}
