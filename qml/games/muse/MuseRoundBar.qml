// Buttons of a round. The first one shows the events, returns to the turns, or leads to the next
// round or the result. The second one leads to the next player, or plays the round.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: bar

    required property MuseRoundPart round
    property bool locked: false
    // true for a single board, which has no result
    property bool singleBoard: false
    readonly property bool gameOver: round.gameOver && !singleBoard
    // true if the second button is emphasized, because it is the next step
    readonly property bool pressing: !round.played && (round.resolved ? round.ready : round.turn.chosen && !round.ready)
    // available width, known before the bar is shown
    property real room: width

    // true if icons do not fit beside the texts
    readonly property bool narrow: width < 480 * Style.scale
    // constant height for all texts of the buttons
    readonly property int keyHeight: Math.max(Style.touch, Math.ceil(metrics.lineSpacing) * (room > 0 && room < 340 * Style.scale ? 2 : 1) + 2 * Style.gap)
    readonly property int margin: narrow ? Style.gapTiny : Style.gapWide

    signal resultRequested

    spacing: Style.gap

    FontMetrics {
        id: metrics

        font: step.font
    }

    AppButton {
        id: step

        Layout.fillHeight: true
        Layout.preferredHeight: bar.keyHeight
        Layout.preferredWidth: 1
        advances: true
        enabled: bar.gameOver || bar.round.resolved || bar.round.canResolve
        leftPadding: bar.margin
        rightPadding: bar.margin
        icon.name: bar.narrow ? "" : bar.gameOver ? "trophy" : bar.round.resolved && !bar.round.played ? "back" : "step"
        kind: bar.gameOver || bar.round.played || bar.round.resolved !== bar.round.ready ? AppButton.Primary : AppButton.Quiet
        //% "Back to the turns"
        readonly property string back: qsTrId("muse.round.back")
        //% "Next round"
        readonly property string next: qsTrId("muse.round.next")
        //% "See what happens"
        readonly property string see: qsTrId("muse.round.resolve")
        //% "Show the result"
        readonly property string result: qsTrId("muse.round.result")
        text: bar.gameOver ? result : bar.round.played ? next : bar.round.resolved ? back : see
        onClicked: {
            if (bar.gameOver)
                bar.resultRequested();
            else
                bar.round.resolved = !bar.round.resolved;
        }
    }

    AppButton {
        Layout.fillHeight: true
        Layout.preferredHeight: bar.keyHeight
        Layout.preferredWidth: 1
        advances: true
        enabled: !bar.round.played && !bar.locked
        leftPadding: bar.margin
        rightPadding: bar.margin
        icon.name: bar.narrow ? "" : bar.round.resolved ? "play" : "chevron-right"
        kind: bar.pressing ? AppButton.Primary : AppButton.Quiet
        //% "Play the round"
        readonly property string play: qsTrId("muse.round.play")
        //% "Next player"
        readonly property string other: qsTrId("muse.round.next-player")
        text: bar.round.resolved ? play : other
        onClicked: {
            if (bar.round.resolved)
                bar.round.play();
            else
                bar.round.showNextTurn();
        }
    }
}
