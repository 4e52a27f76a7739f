// Question about an archive, progress of the operation, and its result.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnPanel {
    id: status

    required property DataTransfer work
    readonly property bool asks: work.question !== ""

    visible: asks || work.statusText !== ""

    BodyText {
        Accessible.name: text
        Accessible.role: Accessible.AlertMessage
        text: status.asks ? status.work.question : status.work.statusText
    }

    Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: 8
        Accessible.ignored: true
        visible: status.work.busy
        color: Style.wallShade
        radius: height / 2

        Rectangle {
            width: parent.width * status.work.progress
            height: parent.height
            color: Style.accent
            radius: height / 2
        }
    }

    AppButton {
        visible: status.work.busy
        icon.name: "close"
        //% "Stop"
        text: qsTrId("handover.stop")
        onClicked: status.work.stop()
    }

    AppButton {
        visible: status.asks && !status.work.busy
        icon.name: "add"
        kind: AppButton.Primary
        //% "Add games"
        text: qsTrId("handover.accept")
        onClicked: status.work.accept()
    }

    AppButton {
        visible: status.work.asksForHouseRules && !status.work.busy
        icon.name: "add"
        //% "Add games and house rules"
        text: qsTrId("handover.accept.house-rules")
        onClicked: status.work.accept(true)
    }

    AppButton {
        visible: status.asks && !status.work.busy
        //% "Not now"
        text: qsTrId("handover.dismiss")
        onClicked: status.work.dismiss()
    }
}
