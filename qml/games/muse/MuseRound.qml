// Input of a round: the cards for each turn, replaced by coins when payment is needed; then the
// events one after the other.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property MuseRoundPart round
    required property MusePilesPart piles
    property bool locked: false
    readonly property bool paying: round.paying

    spacing: Style.gap

    onPayingChanged: if (!paying)
        paid.restart()

    // cards come back in the place of coins: who pays one too many does not play a card
    Timer {
        id: paid

        interval: 400
    }

    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(deck.implicitHeight, payment.implicitHeight)
        enabled: !panel.locked
        visible: !panel.round.resolved

        MuseDeck {
            id: deck

            width: parent.width
            cardColumns: panel.piles.deckColumns
            cardLines: panel.piles.deckLines
            cards: panel.piles.deck
            flat: true
            visible: !panel.paying
            onPressed: card => {
                if (!paid.running)
                    panel.piles.press(card);
            }
        }

        MusePayment {
            id: payment

            width: parent.width
            visible: panel.paying
            round: panel.round
        }
    }

    Lines {
        model: panel.round.events
        spacing: panel.spacing

        MuseEvent {
            width: parent.width
            locked: panel.locked || panel.round.played
            visible: panel.round.resolved
            onEmptiedToggled: panel.round.toggleEmptied(number)
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: panel.round.growthDueText
        color: Style.note
    }
}
