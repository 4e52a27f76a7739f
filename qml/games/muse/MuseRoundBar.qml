// The round's two steps: see what it brings, then play it.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: bar

    required property MuseTable table

    spacing: Style.gap

    IconButton {
        visible: bar.table.resolved
        icon.name: "back"
        //% "Back to the turns"
        text: qsTrId("muse.round.back")
        onClicked: bar.table.resolved = false
    }

    WallButton {
        Layout.fillWidth: true
        enabled: bar.table.canResolve
        visible: !bar.table.resolved
        icon.name: "step"
        //% "See what happens"
        text: qsTrId("muse.round.resolve")
        onClicked: bar.table.resolved = true
    }

    WallButton {
        Layout.fillWidth: true
        enabled: !bar.table.session.readOnly
        visible: bar.table.resolved
        icon.name: "play"
        kind: WallButton.Primary
        //% "Play the round"
        text: qsTrId("muse.round.play")
        onClicked: bar.table.playRound()
    }
}
