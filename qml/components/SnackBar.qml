// Notice about the last action, with a button to undo it.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Pane {
    id: bar

    required property string text
    property string actionText: ""

    signal acted
    signal dismissed

    leftPadding: Style.gapWide
    rightPadding: Style.gapTiny
    topPadding: Style.gapTiny
    bottomPadding: Style.gapTiny
    visible: text !== ""

    Accessible.name: text
    Accessible.role: Accessible.AlertMessage

    Timer {
        interval: 10000
        running: bar.visible && !hover.hovered && !bar.activeFocus
        onTriggered: bar.dismissed()
    }

    HoverHandler {
        id: hover
    }

    contentItem: RowLayout {
        spacing: Style.gap

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: bar.text
            color: Style.wall
        }

        WallButton {
            visible: text !== ""
            text: bar.actionText
            onClicked: bar.acted()
        }

        IconButton {
            icon.name: "close"
            foreground: hovered || down ? Style.ink : Style.wall
            //% "Dismiss"
            text: qsTrId("wall.notice.dismiss")
            onClicked: bar.dismissed()
        }
    }

    background: Rectangle {
        color: Style.ink
        radius: Style.radius
    }
}
