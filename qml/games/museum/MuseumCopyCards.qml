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

    BodyText {
        Layout.fillWidth: true
        visible: list.copyCards.cards.count === 0
        //% "No Patron cards yet. Enter a card’s points in the final scoring to save it here."
        text: qsTrId("museum.copy.cards.none")
        color: Style.inkSoft
    }

    ColumnRepeater {
        model: list.copyCards.cards
        spacing: list.spacing

        MuseumCopyCard {
            width: parent.width
            copyCards: list.copyCards
        }
    }

    RowLayout {
        spacing: Style.gap
        visible: list.copyCards.deletedCardText !== ""

        BodyText {
            Layout.fillWidth: true
            text: list.copyCards.deletedCardText
        }

        AppButton {
            enabled: !list.copyCards.locked
            icon.name: "undo"
            text: qsTrId("wall.undo")
            onClicked: list.copyCards.undoDrop()
        }
    }
}
