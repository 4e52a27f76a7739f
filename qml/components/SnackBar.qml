// Notice about the last action, with a button to undo it. For a moment after the notice appears or
// disappears, taps on its place are ignored, since they may be meant for what was there before. A
// notice without a button disappears by a tap.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Item {
    id: bar

    required property string text
    property string actionText: ""
    readonly property bool shown: text !== ""
    readonly property bool guarding: guard.running
    // text of the last notice, so that the place of a hidden notice keeps its height
    property string lastText: ""

    signal acted
    signal dismissed

    height: notice.implicitHeight

    onTextChanged: {
        if (text !== "") // not `shown`, which may change later
            lastText = text;
        guard.restart();
    }

    Timer {
        id: guard

        interval: 300
    }

    MouseArea {
        anchors.fill: parent
        z: 1
        Accessible.ignored: true
        visible: guard.running
    }

    Timer {
        interval: bar.actionText === "" ? 5000 : 10000
        running: bar.shown && !hover.hovered && !notice.activeFocus
        onTriggered: bar.dismissed()
    }

    Pane {
        id: notice

        width: bar.width
        leftPadding: Style.gapWide
        rightPadding: Style.gapTiny
        topPadding: Style.gapTiny
        bottomPadding: Style.gapTiny
        visible: bar.shown

        Accessible.name: bar.text
        Accessible.role: Accessible.AlertMessage

        HoverHandler {
            id: hover
        }

        TapHandler {
            enabled: bar.actionText === ""
            onTapped: bar.dismissed()
        }

        contentItem: RowLayout {
            spacing: Style.gap

            BodyText {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: bar.lastText
                color: Style.wall
                font.pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
            }

            AppButton {
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

            PointerShield {}
        }
    }
}
