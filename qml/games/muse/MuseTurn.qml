// Input of the current player’s turn, with all players and the actions that they have chosen.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GridLayout {
    id: turn

    required property MuseRoundPart round
    // true if there is no space for margins
    property bool tight: false
    // height of a row, whatever the cards and players are called
    readonly property real lineHeight: Math.max(Style.touch, Math.round(36 * Style.scale))

    // available width, known before the layout: a layout ignores a change of `wanted` while it runs
    property real room: width
    readonly property real wanted: (columns > 1 ? Math.max(lineHeight, actions.implicitHeight) : lineHeight + rowSpacing + actions.implicitHeight) + rowSpacing + lineHeight

    columns: room >= 640 * Style.scale ? 2 : 1
    columnSpacing: Style.gapTiny
    rowSpacing: 2

    // a Row, not a layout (see ColumnRepeater)
    Row {
        id: chips

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.maximumHeight: 1.4 * turn.lineHeight
        Layout.preferredHeight: turn.lineHeight
        Layout.preferredWidth: 1
        spacing: Style.gapTiny

        Repeater {
            id: players

            model: turn.round.turns

            MusePlayerChip {
                width: Math.floor((chips.width - (players.count - 1) * chips.spacing) / players.count)
                height: chips.height
                onClicked: turn.round.showTurnOf(index)
            }
        }
    }

    MuseActions {
        id: actions

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.maximumHeight: Math.max(implicitHeight, 1.4 * turn.lineHeight)
        Layout.preferredWidth: 1
        inset: turn.tight ? 0 : 5
        room: turn.columns > 1 ? turn.room / 2 : turn.room
        names: turn.round.turn.actions
        onChosen: index => turn.round.turn.choose(index)
    }

    RowLayout {
        Layout.columnSpan: turn.columns
        Layout.maximumHeight: 1.4 * turn.lineHeight
        Layout.preferredHeight: turn.lineHeight
        spacing: Style.gapTiny

        MuseTurnCard {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            checked: !turn.round.turn.discarding && !turn.round.payment.paying
            //% "Idea card"
            label: qsTrId("muse.turn.idea-card")
            card: turn.round.turn.ideaText
            rank: turn.round.turn.ideaRank
            suits: turn.round.turn.ideaSuits
            //% "Idea card: {card}"
            readonly property string words: qsTrId("muse.turn.idea")
            spoken: words.replace("{card}", card || "–")
            onClicked: turn.round.turn.discarding = false
        }

        MuseTurnCard {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            checked: turn.round.payment.paying
            enabled: turn.round.payment.due
            //% "Payment"
            label: qsTrId("muse.turn.payment")
            figure: turn.round.payment.paidText
            suits: turn.round.payment.paidSuits
            spoken: label + ": " + (turn.round.payment.text || "–")
            wrong: turn.round.payment.unpaid
            onClicked: turn.round.payment.paying = true
        }

        MuseTurnCard {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            checked: turn.round.turn.discarding
            label: qsTrId("muse.action.discard")
            card: turn.round.turn.discardText
            rank: turn.round.turn.discardRank
            suits: turn.round.turn.discardSuits
            //% "Discard: {card}"
            readonly property string words: qsTrId("muse.turn.discard")
            spoken: words.replace("{card}", card || "–")
            onClicked: turn.round.turn.discarding = true
        }

        IconButton {
            enabled: turn.round.turn.begun
            icon.name: "clear"
            //% "Clear turn"
            text: qsTrId("muse.turn.clear")
            onClicked: turn.round.turn.clear()
        }
    }
}
