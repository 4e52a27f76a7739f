// The round's steps: see what it brings, play it, and go on to the next.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: bar

    required property MuseRoundPart round
    property bool locked: false

    spacing: Style.gap

    IconButton {
        visible: bar.round.resolved && !bar.round.played
        icon.name: "back"
        //% "Back to the turns"
        text: qsTrId("muse.round.back")
        onClicked: bar.round.resolved = false
    }

    WallButton {
        Layout.fillWidth: true
        enabled: bar.round.canResolve
        visible: !bar.round.resolved
        icon.name: "step"
        //% "See what happens"
        text: qsTrId("muse.round.resolve")
        onClicked: bar.round.resolved = true
    }

    WallButton {
        Layout.fillWidth: true
        enabled: !bar.locked
        visible: bar.round.resolved && !bar.round.played
        icon.name: "play"
        kind: WallButton.Primary
        //% "Play the round"
        text: qsTrId("muse.round.play")
        onClicked: bar.round.play()
    }

    WallButton {
        Layout.fillWidth: true
        visible: bar.round.played
        icon.name: "check"
        //% "Go on"
        text: qsTrId("muse.round.go-on")
        onClicked: bar.round.resolved = false
    }
}
