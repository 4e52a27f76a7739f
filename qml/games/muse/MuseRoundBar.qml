// The round's steps: see what it brings, play it, and go on to the next.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: bar

    required property MuseTable table

    spacing: Style.gap

    IconButton {
        visible: bar.table.resolved && !bar.table.played
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
        visible: bar.table.resolved && !bar.table.played
        icon.name: "play"
        kind: WallButton.Primary
        //% "Play the round"
        text: qsTrId("muse.round.play")
        onClicked: bar.table.playRound()
    }

    WallButton {
        Layout.fillWidth: true
        visible: bar.table.played
        icon.name: "check"
        //% "Go on"
        text: qsTrId("muse.round.go-on")
        onClicked: bar.table.resolved = false
    }
}
