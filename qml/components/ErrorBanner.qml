// Banner with the reason why nothing can be saved at the moment.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Pane {
    id: banner

    required property string text
    property bool locked: false

    signal retried

    padding: Style.gapTiny
    leftPadding: Style.gapWide
    visible: text !== ""

    Accessible.name: text
    Accessible.role: Accessible.AlertMessage

    contentItem: RowLayout {
        spacing: Style.gap

        Icon {
            name: banner.locked ? "lock" : "impossible"
            colour: Style.impossible
        }

        BodyText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: banner.text
            color: Style.impossible
        }

        AppButton {
            //% "Try again"
            text: qsTrId("wall.trouble.retry")
            onClicked: banner.retried()
        }
    }

    background: Rectangle {
        color: Style.panel

        Rectangle {
            width: parent.width
            height: 2
            anchors.bottom: parent.bottom
            color: Style.impossible
        }
    }
}
