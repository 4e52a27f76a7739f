// The turn of the player looked at, and who has chosen: always in sight, whatever is shown below.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GridLayout {
    id: turn

    required property MuseRoundPart round
    // whatever the cards and players are called
    readonly property real lineHeight: Math.max(Style.touch, Math.round(36 * Style.scale))

    columns: width >= 640 * Style.scale ? 2 : 1
    columnSpacing: Style.gapTiny
    rowSpacing: 2

    RowLayout {
        Layout.maximumHeight: 1.4 * turn.lineHeight
        Layout.preferredHeight: turn.lineHeight
        Layout.preferredWidth: 1
        spacing: Style.gapTiny

        Repeater {
            model: turn.round.turns

            MusePlayerChip {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: turn.round.turnOver(index)
            }
        }
    }

    MuseActions {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.maximumHeight: Math.max(implicitHeight, 1.4 * turn.lineHeight)
        Layout.preferredWidth: 1
        names: turn.round.actions
        onChosen: index => turn.round.choose(index)
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
            checked: !turn.round.discarding && !turn.round.paying
            //% "Idea card"
            label: qsTrId("muse.turn.idea-card")
            card: turn.round.ideaText
            //% "Idea card: {card}"
            readonly property string words: qsTrId("muse.turn.idea")
            spoken: words.replace("{card}", card || "–")
            onClicked: turn.round.discarding = false
        }

        MuseTurnCard {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            checked: turn.round.discarding
            label: qsTrId("muse.action.discard")
            card: turn.round.discardText
            //% "Discard: {card}"
            readonly property string words: qsTrId("muse.turn.discard")
            spoken: words.replace("{card}", card || "–")
            onClicked: turn.round.discarding = true
        }

        IconButton {
            enabled: turn.round.begun
            icon.name: "clear"
            //% "Take the turn back"
            text: qsTrId("muse.turn.clear")
            onClicked: turn.round.clearTurn()
        }
    }
}
