// A round: first what everyone chooses, then its events one after the other, then all at once.
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

    MuseTurn {
        Layout.fillWidth: true
        enabled: !panel.locked
        visible: !panel.round.resolved
        round: panel.round
    }

    MuseTurnField {
        Layout.fillWidth: true
        enabled: !panel.locked
        visible: !panel.round.resolved
        round: panel.round
    }

    MuseDeck {
        Layout.fillWidth: true
        flat: true
        enabled: !panel.locked
        piles: panel.piles
        visible: !panel.round.resolved
    }

    Repeater {
        model: panel.round.turns

        MuseTurnLine {
            Layout.fillWidth: true
            visible: !panel.round.resolved
            onClicked: panel.round.turnOver(index)
        }
    }

    Repeater {
        model: panel.round.events

        MuseEvent {
            Layout.fillWidth: true
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
