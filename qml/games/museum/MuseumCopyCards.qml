// Patron cards of the player's own copy: a tap shows a card’s numbers, to edit or delete.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property MuseumCardsPart book

    spacing: Style.gapTiny

    Accessible.role: Accessible.List
    //% "Patron cards in my copy"
    Accessible.name: qsTrId("museum.copy.cards")

    WallText {
        Layout.fillWidth: true
        visible: list.book.cards.count === 0
        //% "No Patron cards yet. Enter a card’s points in the final scoring to save it here."
        text: qsTrId("museum.copy.cards.none")
        color: Style.inkSoft
    }

    Lines {
        model: list.book.cards
        spacing: list.spacing

        MuseumCopyCard {
            width: parent.width
            book: list.book
        }
    }

    RowLayout {
        spacing: Style.gap
        visible: list.book.droppedText !== ""

        WallText {
            Layout.fillWidth: true
            text: list.book.droppedText
        }

        WallButton {
            enabled: !list.book.locked
            icon.name: "undo"
            text: qsTrId("wall.undo")
            onClicked: list.book.undoDrop()
        }
    }
}
