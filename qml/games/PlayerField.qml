// Field to correct a player's name.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property Session session
    required property int index
    // name in the game; the field itself changes while it is edited
    readonly property string playerName: session.players[index] ?? ""

    spacing: 2

    NameField {
        Accessible.description: problem.text
        enabled: !line.session.readOnly
        //% "Name of player {seat}"
        name: qsTrId("table.player.name").replace("{seat}", line.index + 1)
        text: line.playerName
        onEditingFinished: problem.text = line.session.renamePlayer(line.index, text)
    }

    FieldProblem {
        id: problem
    }
}
