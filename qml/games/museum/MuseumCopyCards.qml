// Patron cards of the player's own copy: a tap shows a card’s numbers, to edit or delete.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property MuseumCardsPart copyCards

    spacing: Style.gapTiny

    Accessible.role: Accessible.List
    //% "Patron cards in my copy"
    Accessible.name: qsTrId("museum.copy.cards")

    QuietText {
        visible: list.copyCards.cards.count === 0
        //% "No Patron cards yet. Enter a card’s points in the final scoring to save it here."
        text: qsTrId("museum.copy.cards.none")
    }

    ColumnRepeater {
        model: list.copyCards.cards
        spacing: list.spacing

        // Patron card of the player's own copy.
        ColumnLayout {
            id: card

            required property int index
            required property string name
            required property string countText
            required property bool chosen
            required property string accessibleName

            width: parent.width
            spacing: Style.gap

            Pressable {
                Layout.fillWidth: true
                implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
                padding: Style.gapTiny
                leftPadding: Style.gap
                rightPadding: Style.gap
                text: card.name
                Accessible.name: card.accessibleName
                onClicked: list.copyCards.choose(card.index)

                contentItem: RowLayout {
                    spacing: Style.gap

                    ControlText {
                        text: card.name
                        font.weight: card.chosen ? Font.DemiBold : Font.Normal
                    }

                    ControlText {
                        Layout.fillWidth: false
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
                Layout.leftMargin: Style.gap
                visible: card.chosen
                figures: list.copyCards.figures
                owner: list.copyCards
            }

            AppButton {
                Layout.fillWidth: false
                Layout.bottomMargin: Style.gap
                Layout.leftMargin: Style.gap
                visible: card.chosen
                enabled: !list.copyCards.locked
                icon.name: "delete"
                kind: AppButton.Danger
                Accessible.name: TextFormat.about(text, card.name)
                //% "Delete"
                text: qsTrId("museum.copy.delete")
                onClicked: list.copyCards.drop(card.index)
            }
        }
    }

    RowLayout {
        spacing: Style.gap
        visible: list.copyCards.deletedCardText !== ""

        BodyText {
            text: list.copyCards.deletedCardText
        }

        AppButton {
            Layout.fillWidth: false
            enabled: !list.copyCards.locked
            icon.name: "undo"
            text: qsTrId("wall.undo")
            onClicked: list.copyCards.undoDrop()
        }
    }
}
