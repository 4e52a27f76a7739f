// A round: first what everyone chooses, then its events one after the other, then all at once.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: round

    required property MuseTable table
    readonly property bool locked: table.session.readOnly

    spacing: Style.gap

    MuseTurn {
        Layout.fillWidth: true
        enabled: !round.locked
        visible: !round.table.resolved
        table: round.table
    }

    MuseTurnField {
        Layout.fillWidth: true
        enabled: !round.locked
        visible: !round.table.resolved
        table: round.table
    }

    MuseDeck {
        Layout.fillWidth: true
        flat: true
        enabled: !round.locked
        visible: !round.table.resolved
        table: round.table
    }

    Repeater {
        model: round.table.turns

        MuseTurnLine {
            Layout.fillWidth: true
            visible: !round.table.resolved
            onClicked: round.table.session.currentSide = index
        }
    }

    Repeater {
        model: round.table.events

        MuseEvent {
            Layout.fillWidth: true
            locked: round.locked || round.table.played
            visible: round.table.resolved
            onEmptiedToggled: round.table.toggleEmptied(number)
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: round.table.growthDueText
        color: Style.note
    }
}
