// Buttons of a round: to the events and back, on to the next round, and, in a place of its own, to
// play the round.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: bar

    required property MuseRoundPart round
    property bool locked: false
    // known before it is shown
    property real room: width

    // no room for icons beside the words
    readonly property bool narrow: width < 480 * Style.scale
    // a key whose words change keeps its height
    readonly property int keyHeight: Math.max(Style.touch, Math.ceil(metrics.lineSpacing) * (room < 340 * Style.scale ? 2 : 1) + 2 * Style.gap)
    readonly property int margin: narrow ? Style.gapTiny : Style.gapWide

    spacing: Style.gap

    FontMetrics {
        id: metrics

        font: step.font
    }

    WallButton {
        id: step

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredHeight: bar.keyHeight
        Layout.preferredWidth: 1
        enabled: bar.round.resolved || bar.round.canResolve
        leftPadding: bar.margin
        rightPadding: bar.margin
        icon.name: bar.narrow ? "" : bar.round.resolved && !bar.round.played ? "back" : "step"
        kind: bar.round.played || bar.round.ready ? WallButton.Primary : WallButton.Quiet
        //% "Back to the turns"
        readonly property string back: qsTrId("muse.round.back")
        //% "Next round"
        readonly property string next: qsTrId("muse.round.next")
        //% "See what happens"
        readonly property string see: qsTrId("muse.round.resolve")
        text: bar.round.played ? next : bar.round.resolved ? back : see
        onClicked: bar.round.resolved = !bar.round.resolved
    }

    WallButton {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredHeight: bar.keyHeight
        Layout.preferredWidth: 1
        enabled: bar.round.resolved && !bar.round.played && !bar.locked
        leftPadding: bar.margin
        rightPadding: bar.margin
        icon.name: bar.narrow ? "" : "play"
        kind: bar.round.resolved && !bar.round.played ? WallButton.Primary : WallButton.Quiet
        //% "Play the round"
        text: qsTrId("muse.round.play")
        onClicked: bar.round.play()
    }
}
