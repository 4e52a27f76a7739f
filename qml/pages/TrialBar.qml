// Buttons to apply or discard a tried move.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Pane {
    id: bar

    required property bool mayKeep

    signal keepAsked
    signal leaveAsked

    padding: Style.gap

    contentItem: GridLayout {
        columns: bar.width < 440 * Style.scale ? 1 : 2
        columnSpacing: Style.gap
        rowSpacing: Style.gap

        WallButton {
            Layout.fillWidth: true
            icon.name: "undo"
            //% "Discard changes"
            text: qsTrId("compare.leave")
            onClicked: bar.leaveAsked()
        }

        WallButton {
            Layout.fillWidth: true
            enabled: bar.mayKeep
            icon.name: "check"
            kind: WallButton.Primary
            //% "Keep changes"
            text: qsTrId("compare.keep")
            onClicked: bar.keepAsked()
        }
    }

    background: Rectangle {
        color: Style.wallShade

        Rectangle {
            width: parent.width
            height: 1
            color: Style.outline
        }
    }
}
