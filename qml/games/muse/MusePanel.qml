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
        sourceComponent: ColumnLayout {
            id: panel

            spacing: Style.gapTiny

            ColumnRepeater {
                model: asked.table.patron.steps
                spacing: panel.spacing

                MuseStep {
                    width: parent.width
                    onClicked: asked.table.patron.showTried(card)
                }
            }

            ColumnRepeater {
                Layout.topMargin: Style.gap
                model: asked.table.patron.sales
                spacing: panel.spacing

                BodyText {
                    required property int index
                    required property string modelData

                    x: Style.gap
                    width: (parent?.width ?? x) - x
                    text: modelData
                    font.weight: index === 0 ? Font.DemiBold : Font.Normal
                }
            }
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
        sourceComponent: ColumnLayout {
            id: round

            spacing: Style.gap

            Item {
                Layout.fillWidth: true
                implicitHeight: Math.max(deck.implicitHeight, payment.implicitHeight)
                enabled: !asked.locked
                visible: !asked.table.round.resolved

                MuseDeck {
                    id: deck

                    width: parent.width
                    cardColumns: asked.table.piles.deckColumns
                    cardLines: asked.table.piles.deckLines
                    cards: asked.table.piles.deck
                    flat: true
                    visible: !asked.table.round.payment.paying
                    onPressed: card => asked.table.piles.press(card)
                }

                MusePayment {
                    id: payment

                    width: parent.width
                    visible: asked.table.round.payment.paying
                    round: asked.table.round
                }
            }

            ColumnRepeater {
                model: asked.table.round.events
                spacing: round.spacing

                MuseEvent {
                    width: parent.width
                    locked: asked.locked || asked.table.round.played
                    visible: asked.table.round.resolved
                    onEmptiedToggled: asked.table.round.toggleEmptied(number)
                    onQuestionsRequested: asked.table.round.questionsRequested()
                }
            }

            BodyText {
                visible: text !== ""
                text: asked.table.round.growthDueText
                color: Style.note
            }
        }
    }
}
