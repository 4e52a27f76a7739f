// The turn of the player looked at: the action, the idea card, a discard, and what pays.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: turn

    required property MuseTable table

    spacing: Style.gapTiny

    MuseActions {
        Layout.fillWidth: true
        current: turn.table.action
        onChosen: index => turn.table.setAction(index)
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gapTiny

        Chip {
            checked: !turn.table.discarding
            //% "Idea card: {card}"
            readonly property string words: qsTrId("muse.turn.idea")
            Accessible.name: words.replace("{card}", turn.table.ideaText || "–")
            //% "Idea card"
            text: turn.table.ideaText || qsTrId("muse.turn.idea-card")
            onClicked: turn.table.discarding = false
        }

        Chip {
            checked: turn.table.discarding
            enabled: turn.table.ideaText !== ""
            //% "Discard: {card}"
            readonly property string words: qsTrId("muse.turn.discard")
            Accessible.name: words.replace("{card}", turn.table.discardText || "–")
            text: turn.table.discardText || qsTrId("muse.action.discard")
            onClicked: turn.table.discarding = true
        }

        IconButton {
            visible: turn.table.ideaText !== ""
            icon.name: "clear"
            //% "Take the turn back"
            text: qsTrId("muse.turn.clear")
            onClicked: turn.table.clearTurn()
        }
    }

    MusePayment {
        Layout.fillWidth: true
        visible: turn.table.payment.count > 0
        table: turn.table
    }
}
