// Chosen panel of Muse: the deck, coins, a patron or a round. Only the chosen one is created. A Loader cannot create a component bound to this file.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: asked

    required property MuseTable table
    property bool locked: false
    // shows the turn of a round here, so that it scrolls with the cards
    property bool turnInside: false

    spacing: Style.gap

    Loader {
        Layout.fillWidth: true
        active: asked.table.mode === MuseTable.Cards
        visible: active
        sourceComponent: MuseDeck {
            enabled: !asked.locked
            cardColumns: asked.table.piles.deckColumns
            cardLines: asked.table.piles.deckLines
            cards: asked.table.piles.deck
            onPressed: card => asked.table.piles.press(card)
        }
    }

    Loader {
        Layout.fillWidth: true
        active: asked.table.mode === MuseTable.Coins
        visible: active
        sourceComponent: MuseCoins {
            coins: asked.table.coins
            locked: asked.locked
        }
    }

    Loader {
        Layout.fillWidth: true
        active: asked.table.mode === MuseTable.Patron
        visible: active
        sourceComponent: MusePatron {
            patron: asked.table.patron
        }
    }

    Loader {
        Layout.fillWidth: true
        Layout.preferredHeight: (item as MuseTurn)?.wanted ?? 0
        active: asked.turnInside
        visible: active
        sourceComponent: MuseTurn {
            enabled: !asked.locked
            room: asked.width
            round: asked.table.round
        }
    }

    Loader {
        Layout.fillWidth: true
        active: asked.table.mode === MuseTable.Round
        visible: active
        sourceComponent: MuseRound {
            locked: asked.locked
            piles: asked.table.piles
            round: asked.table.round
        }
    }
}
