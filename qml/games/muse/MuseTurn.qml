// The turn of the player looked at: the action, the idea card, a discard, and what pays.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: turn

    required property MuseRoundPart round

    spacing: Style.gapTiny

    MuseActions {
        Layout.fillWidth: true
        names: turn.round.actions
        onChosen: index => turn.round.choose(index)
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gapTiny

        Chip {
            checked: !turn.round.discarding
            //% "Idea card: {card}"
            readonly property string words: qsTrId("muse.turn.idea")
            Accessible.name: words.replace("{card}", turn.round.ideaText || "–")
            //% "Idea card"
            text: turn.round.ideaText || qsTrId("muse.turn.idea-card")
            onClicked: turn.round.discarding = false
        }

        Chip {
            checked: turn.round.discarding
            enabled: turn.round.ideaText !== ""
            //% "Discard: {card}"
            readonly property string words: qsTrId("muse.turn.discard")
            Accessible.name: words.replace("{card}", turn.round.discardText || "–")
            text: turn.round.discardText || qsTrId("muse.action.discard")
            onClicked: turn.round.discarding = true
        }

        IconButton {
            visible: turn.round.ideaText !== ""
            icon.name: "clear"
            //% "Take the turn back"
            text: qsTrId("muse.turn.clear")
            onClicked: turn.round.clearTurn()
        }
    }

    MusePayment {
        Layout.fillWidth: true
        visible: turn.round.payment.count > 0
        round: turn.round
    }
}
