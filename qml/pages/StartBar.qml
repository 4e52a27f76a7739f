// What still keeps the game from starting, and the button that starts it.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Pane {
    id: bar

    required property NewGame draft
    readonly property bool narrow: width < 440 * Style.scale

    signal started

    // the names are written: Enter starts, where nothing else is asked
    function offer(): void {
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    padding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gapWide

    contentItem: GridLayout {
        columns: bar.narrow ? 1 : 2
        columnSpacing: Style.gapWide
        rowSpacing: Style.gap

        SeverityBadge {
            Layout.fillWidth: true
            Layout.maximumWidth: bar.width
            opacity: text === "" ? 0 : 1
            visible: !bar.narrow || text !== ""
            severity: bar.draft.canStart ? "note" : "impossible"
            text: bar.draft.canStart ? bar.draft.remark : bar.draft.problem
        }

        WallButton {
            id: button

            Layout.fillWidth: bar.narrow
            enabled: bar.draft.canStart
            icon.name: "play"
            kind: WallButton.Primary
            //% "Start"
            text: qsTrId("new.start")
            onClicked: bar.started()
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
