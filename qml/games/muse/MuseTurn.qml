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

    // Choice of the four actions side by side; arrow keys change the choice.
    FocusScope {
        id: actions

        readonly property real room: turn.columns > 1 ? turn.room / 2 : turn.room
        // margin around the segments
        readonly property int inset: turn.tight ? 0 : 5

        function goToIndex(action: int): void {
            const segment = segments.itemAt(action);
            if (segment !== null) {
                turn.round.turn.choose(action);
                segment.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        // computed without the width: a layout would remember the height of text that wraps before the
        // width is known
        readonly property int lines: Math.ceil(Math.max(1, turn.round.turn.actions.count) / row.columns)
        readonly property int keyHeight: Math.max(Style.touch, Math.ceil(metrics.lineSpacing) + 2 * Style.gap)

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.maximumHeight: Math.max(implicitHeight, 1.4 * turn.lineHeight)
        Layout.preferredWidth: 1
        implicitHeight: lines * keyHeight + (lines - 1) * row.rowSpacing + 2 * inset

        Accessible.role: Accessible.Grouping
        //% "Action"
        Accessible.name: qsTrId("muse.turn.action")

        FontMetrics {
            id: metrics

            font.family: Style.bodyFamily
            font.pixelSize: Style.textSize
        }

        Rectangle {
            anchors.fill: parent
            color: Style.wallShade
            radius: Style.radius
            border {
                width: 1
                color: Style.outline
            }
        }

        GridLayout {
            id: row

            anchors {
                fill: parent
                margins: actions.inset
            }
            columns: Math.max(1, turn.round.turn.actions.count / (actions.room < 300 * Style.scale ? 2 : 1))
            columnSpacing: 2
            rowSpacing: 2

            Repeater {
                id: segments

                model: turn.round.turn.actions

                Segment {
                    required property int index
                    required property string name
                    required property bool chosen

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    checked: chosen
                    focus: checked
                    leftPadding: Style.gapTiny
                    rightPadding: Style.gapTiny
                    text: name
                    onClicked: turn.round.turn.choose(index)
                    Keys.onLeftPressed: actions.goToIndex(index - 1)
                    Keys.onRightPressed: actions.goToIndex(index + 1)
                }
            }
        }
    }

    RowLayout {
        Layout.columnSpan: turn.columns
        Layout.maximumHeight: 1.4 * turn.lineHeight
        Layout.preferredHeight: turn.lineHeight
        spacing: Style.gapTiny

        MuseTurnCard {
            Layout.fillHeight: true
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
            enabled: turn.round.turn.hasInput
            icon.name: "clear"
            //% "Clear turn"
            text: qsTrId("muse.turn.clear")
            onClicked: turn.round.turn.clear()
        }
    }
}
