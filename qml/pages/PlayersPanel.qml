// Number of players and their names; a known name takes the first free seat.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnPanel {
    id: panel

    required property NewGame draft
    // entered names as a JavaScript list, for indexOf()
    readonly property var seated: draft.namesGiven

    signal finished

    SectionTitle {
        //% "Who’s playing?"
        text: qsTrId("new.players")
    }

    // Choice of the number of players, one tap each; arrow keys change it too.
    FocusScope {
        id: count

        function choose(players: int): void {
            panel.draft.playerCount = Math.max(panel.draft.minPlayers, Math.min(players, panel.draft.most));
            segments.itemAt(panel.draft.playerCount - panel.draft.minPlayers).forceActiveFocus(Qt.TabFocusReason);
        }

        Layout.fillWidth: true
        focus: true
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight

        Accessible.role: Accessible.Grouping
        //% "Number of players"
        Accessible.name: qsTrId("new.player-count")

        Rectangle {
            width: row.width
            height: row.height
            color: Style.wallShade
            radius: Style.radius
            border {
                width: 1
                color: Style.outline
            }
        }

        Row {
            id: row

            padding: 5
            spacing: 6

            Repeater {
                id: segments

                model: panel.draft.most - panel.draft.minPlayers + 1

                Segment {
                    required property int index
                    readonly property int players: panel.draft.minPlayers + index

                    width: Math.max(implicitWidth, 64)
                    checked: players === panel.draft.playerCount
                    focus: checked
                    text: players
                    //% "%n player(s)"
                    Accessible.name: qsTrId("new.player-count.option", players)
                    onClicked: panel.draft.playerCount = players

                    Keys.onLeftPressed: count.choose(players - 1)
                    Keys.onRightPressed: count.choose(players + 1)
                }
            }
        }
    }

    ColumnRepeater {
        model: panel.draft.names
        spacing: Style.gap

        // Player's seat: its symbol and the field for the name.
        GridLayout {
            id: seatRow

            objectName: "seatField"
            required property int index
            required property int colour
            required property int shape
            required property string name
            required property string placeholder
            required property string team
            required property string accessibleName

            // true for the last seat, where Enter emits finished(); elsewhere Enter moves to the next seat
            readonly property bool last: index === panel.draft.names.count - 1

            width: parent.width
            columnSpacing: Style.gap
            columns: width > 280 * Style.scale ? 3 : 2
            rowSpacing: 0

            SeatBadge {
                hue: seatRow.colour
                shape: seatRow.shape
                size: Math.round(24 * Style.cappedScale)
            }

            NameField {
                id: field

                rightPadding: clearButton.visible ? Style.touch : Style.gap
                last: seatRow.last
                name: seatRow.accessibleName
                placeholderText: seatRow.placeholder
                text: seatRow.name
                onTextEdited: panel.draft.setName(seatRow.index, text)
                onAccepted: seatRow.last ? panel.finished() : nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)

                ClearButton {
                    id: clearButton

                    field: field
                    //% "Clear name"
                    text: qsTrId("new.seat.clear")
                }
            }

            Caption {
                Layout.fillWidth: false
                Layout.column: seatRow.columns - 1
                Layout.row: seatRow.columns === 3 ? 0 : 1
                visible: text !== ""
                text: seatRow.team
            }
        }
    }

    QuietText {
        visible: text !== ""
        text: panel.draft.teamsText
    }

    Caption {
        Layout.topMargin: Style.gap
        visible: panel.draft.knownNames.length > 0
        //% "Recent players: tap a name to add it"
        text: qsTrId("new.known-names")
    }

    FlowLine {
        visible: panel.draft.knownNames.length > 0

        Repeater {
            model: panel.draft.knownNames

            Chip {
                required property string modelData

                width: Math.min(implicitWidth, parent.width)
                // Disabled instead of hidden, so that the other names do not move under the next tap.
                enabled: panel.seated.indexOf(modelData) < 0
                text: modelData
                onClicked: panel.draft.addKnownName(modelData)
            }
        }
    }

    AppSwitch {
        Layout.topMargin: Style.gap
        visible: panel.draft.canHidePoints
        checked: panel.draft.hidesPoints
        //% "Hide points until the game is finished"
        text: qsTrId("new.hide-points")
        onToggled: panel.draft.hidesPoints = checked
    }

    AppSwitch {
        visible: text !== ""
        checked: panel.draft.playsMatch
        text: panel.draft.matchText
        onToggled: panel.draft.playsMatch = checked
    }
}
