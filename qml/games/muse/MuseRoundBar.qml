// The round's steps, each in its own place: back to the turns, see what they bring, play it.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: bar

    required property MuseRoundPart round
    property bool locked: false

    // no room for icons beside the words
    readonly property bool narrow: width < 480 * Style.scale
    readonly property int wordSize: narrow ? Math.round(14 * Math.min(Style.scale, 1.5)) : Style.textSize
    readonly property int margin: narrow ? Style.gapTiny : Style.gapWide

    spacing: Style.gap

    WallButton {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        enabled: bar.round.resolved
        leftPadding: bar.margin
        rightPadding: bar.margin
        font.pixelSize: bar.wordSize
        icon.name: bar.narrow ? "" : "back"
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
        leftPadding: bar.margin
        rightPadding: bar.margin
        font.pixelSize: bar.wordSize
        icon.name: bar.narrow ? "" : "step"
        //% "See what happens"
        text: qsTrId("muse.round.resolve")
        onClicked: bar.round.resolved = true
    }

    WallButton {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        enabled: bar.round.resolved && !bar.round.played && !bar.locked
        leftPadding: bar.margin
        rightPadding: bar.margin
        font.pixelSize: bar.wordSize
        icon.name: bar.narrow ? "" : "play"
        kind: bar.round.resolved && !bar.round.played ? WallButton.Primary : WallButton.Quiet
        //% "Play the round"
        text: qsTrId("muse.round.play")
        onClicked: bar.round.play()
    }
}
