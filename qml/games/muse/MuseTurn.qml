// The turn of the player looked at: the action, the idea card, a discard where one is asked for, and
// what pays.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: turn

    required property MuseRoundPart round
    // whatever the cards are called
    readonly property real chipHeight: Math.max(Style.touch, Math.round(52 * Style.scale))

    spacing: Style.gapTiny

    MuseActions {
        Layout.fillWidth: true
        names: turn.round.actions
        onChosen: index => turn.round.choose(index)
    }

    RowLayout {
        spacing: Style.gapTiny

        Chip {
            Layout.fillWidth: true
            Layout.preferredHeight: turn.chipHeight
            Layout.preferredWidth: 1
            checked: !turn.round.discarding
            //% "Idea card: {card}"
            readonly property string words: qsTrId("muse.turn.idea")
            Accessible.name: words.replace("{card}", turn.round.ideaText || "–")
            //% "Idea card"
            readonly property string name: qsTrId("muse.turn.idea-card")
            text: turn.round.ideaText || name
            onClicked: turn.round.discarding = false
        }

        Chip {
            Layout.fillWidth: true
            Layout.preferredHeight: turn.chipHeight
            Layout.preferredWidth: 1
            checked: turn.round.discarding
            //% "Discard: {card}"
            readonly property string words: qsTrId("muse.turn.discard")
            Accessible.name: words.replace("{card}", turn.round.discardText || "–")
            readonly property string name: qsTrId("muse.action.discard")
            text: turn.round.discardText || name
            onClicked: turn.round.discarding = !turn.round.discarding
        }

        IconButton {
            enabled: turn.round.ideaText !== ""
            icon.name: "clear"
            //% "Take the turn back"
            text: qsTrId("muse.turn.clear")
            onClicked: turn.round.clearTurn()
        }
    }

    MusePayment {
        Layout.fillWidth: true
        round: turn.round
    }
}
