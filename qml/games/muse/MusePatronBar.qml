// Buttons to apply all purchases of a patron as one edit, and to show their steps one at a time or
// all at once. Each button has its own place.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: bar

    required property MusePatronPart patron
    property bool locked: false

    // a button with a changing text keeps its height: if one of its texts needs two lines, both are
    // reserved
    readonly property bool narrow: width < 340 * Style.scale
    readonly property int keyHeight: Math.max(Style.touch, Math.ceil(metrics.lineSpacing) * (narrow ? 2 : 1) + 2 * Style.gap)

    spacing: Style.gapTiny

    FontMetrics {
        id: metrics

        font: step.font
    }

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Style.gap
        rowSpacing: Style.gapTiny

        AppButton {
            Layout.fillWidth: true
            Layout.columnSpan: 2
            enabled: bar.patron.canBuy && !bar.patron.stepping && !bar.locked
            icon.name: "check"
            kind: AppButton.Primary
            //% "Sell to patron"
            text: qsTrId("muse.patron.buy")
            onClicked: bar.patron.buy()
        }

        AppButton {
            id: step

            Layout.fillWidth: true
            Layout.preferredHeight: bar.keyHeight
            Layout.preferredWidth: 1
            advances: true
            enabled: bar.patron.steps.count > 0
            leftPadding: Style.gap
            rightPadding: Style.gap
            icon.name: bar.narrow ? "" : "step"
            //% "Step by step"
            readonly property string begin: qsTrId("muse.patron.begin")
            //% "Next step"
            readonly property string next: qsTrId("muse.patron.next")
            text: bar.patron.stepping ? next : begin
            onClicked: bar.patron.showNextStep()
        }

        AppButton {
            Layout.fillWidth: true
            Layout.preferredHeight: bar.keyHeight
            Layout.preferredWidth: 1
            enabled: bar.patron.stepping
            leftPadding: Style.gap
            rightPadding: Style.gap
            //% "All at once"
            text: qsTrId("muse.patron.all")
            onClicked: bar.patron.showAllSteps()
        }
    }
}
