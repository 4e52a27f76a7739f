// Choice of the number of players, one tap each; arrow keys change it too.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: count

    required property NewGame draft

    function choose(players: int): void {
        draft.playerCount = Math.max(draft.minPlayers, Math.min(players, draft.most));
        segments.itemAt(draft.playerCount - draft.minPlayers).forceActiveFocus(Qt.TabFocusReason);
    }

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

            model: count.draft.most - count.draft.minPlayers + 1

            Segment {
                required property int index
                readonly property int players: count.draft.minPlayers + index

                width: Math.max(implicitWidth, 64)
                checked: players === count.draft.playerCount
                focus: checked
                text: players
                //% "%n player(s)"
                Accessible.name: qsTrId("new.player-count.option", players)
                onClicked: count.draft.playerCount = players

                Keys.onLeftPressed: count.choose(players - 1)
                Keys.onRightPressed: count.choose(players + 1)
            }
        }
    }
}
