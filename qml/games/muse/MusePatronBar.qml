// How a patron's visit ends, and the whole of it as one edit; or its steps one at a time.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: bar

    required property MuseTable table

    spacing: Style.gapTiny

    WallText {
        Layout.fillWidth: true
        Layout.leftMargin: Style.gap
        Layout.rightMargin: Style.gap
        visible: text !== ""
        text: bar.table.patronText
        font.weight: Font.DemiBold
    }

    GridLayout {
        Layout.fillWidth: true
        columns: bar.width < 300 * Style.scale ? 1 : 2
        columnSpacing: Style.gap
        rowSpacing: Style.gapTiny

        WallButton {
            Layout.fillWidth: true
            enabled: bar.table.canBuy && !bar.table.session.readOnly
            visible: !bar.table.stepping
            icon.name: "check"
            kind: WallButton.Primary
            //% "The patron buys"
            text: qsTrId("muse.patron.buy")
            onClicked: bar.table.buy()
        }

        WallButton {
            Layout.fillWidth: bar.table.stepping
            visible: bar.table.steps.count > 0
            icon.name: "step"
            //% "Step by step"
            readonly property string begin: qsTrId("muse.patron.begin")
            //% "Next step"
            readonly property string next: qsTrId("muse.patron.next")
            text: bar.table.stepping ? next : begin
            onClicked: bar.table.stepOn()
        }

        WallButton {
            visible: bar.table.stepping
            //% "All at once"
            text: qsTrId("muse.patron.all")
            onClicked: bar.table.showAllSteps()
        }
    }
}
