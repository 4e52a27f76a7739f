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

    spacing: Style.gap

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
            visible: !panel.round.payment.paying
            onPressed: card => panel.piles.press(card)
        }

        MusePayment {
            id: payment

            width: parent.width
            visible: panel.round.payment.paying
            round: panel.round
        }
    }

    ColumnRepeater {
        model: panel.round.events
        spacing: panel.spacing

        MuseEvent {
            width: parent.width
            locked: panel.locked || panel.round.played
            visible: panel.round.resolved
            onEmptiedToggled: panel.round.toggleEmptied(number)
            onQuestionsRequested: panel.round.questionsRequested()
        }
    }

    BodyText {
        visible: text !== ""
        text: panel.round.growthDueText
        color: Style.note
    }
}
