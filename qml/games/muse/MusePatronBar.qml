// The whole visit of a patron as one edit, or its steps one at a time.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: bar

    required property MusePatronPart patron
    property bool locked: false

    spacing: Style.gapTiny

    GridLayout {
        Layout.fillWidth: true
        columns: bar.width < 300 * Style.scale ? 1 : 2
        columnSpacing: Style.gap
        rowSpacing: Style.gapTiny

        WallButton {
            Layout.fillWidth: true
            enabled: bar.patron.canBuy && !bar.locked
            visible: !bar.patron.stepping
            icon.name: "check"
            kind: WallButton.Primary
            //% "The patron buys"
            text: qsTrId("muse.patron.buy")
            onClicked: bar.patron.buy()
        }

        WallButton {
            Layout.fillWidth: bar.patron.stepping
            visible: bar.patron.steps.count > 0
            icon.name: "step"
            //% "Step by step"
            readonly property string begin: qsTrId("muse.patron.begin")
            //% "Next step"
            readonly property string next: qsTrId("muse.patron.next")
            text: bar.patron.stepping ? next : begin
            onClicked: bar.patron.stepOn()
        }

        WallButton {
            visible: bar.patron.stepping
            //% "All at once"
            text: qsTrId("muse.patron.all")
            onClicked: bar.patron.showAllSteps()
        }
    }
}
