// The round's steps, each in its own place: back to the turns, see what they bring, play it.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: bar

    required property MuseRoundPart round
    property bool locked: false

    spacing: Style.gap

    WallButton {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        enabled: bar.round.resolved
        icon.name: "back"
        kind: bar.round.played ? WallButton.Primary : WallButton.Quiet
        //% "Back to the turns"
        text: qsTrId("muse.round.back")
        onClicked: bar.round.resolved = false
    }

    WallButton {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        enabled: bar.round.canResolve && !bar.round.resolved
        icon.name: "step"
        //% "See what happens"
        text: qsTrId("muse.round.resolve")
        onClicked: bar.round.resolved = true
    }

    WallButton {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        enabled: bar.round.resolved && !bar.round.played && !bar.locked
        icon.name: "play"
        kind: bar.round.resolved && !bar.round.played ? WallButton.Primary : WallButton.Quiet
        //% "Play the round"
        text: qsTrId("muse.round.play")
        onClicked: bar.round.play()
    }
}
