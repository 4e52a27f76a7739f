// Reason why the game cannot start yet, and the button that starts it.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Pane {
    id: bar

    required property NewGame draft
    readonly property bool narrow: width < 440 * Style.scale
    readonly property string message: draft.canStart ? draft.remark : draft.problem
    // true after a message about the chosen game: its space stays reserved, so that the page above
    // does not move
    property bool hasShownMessage: false

    signal started

    // Focuses the button after the last name is entered, so that Enter starts the game; the bar while
    // the game cannot start, so that an on-screen keyboard closes and the reason is visible.
    function offer(): void {
        (button.enabled ? button : bar).forceActiveFocus(Qt.TabFocusReason);
    }

    padding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gapWide

    onMessageChanged: hasShownMessage = hasShownMessage || message !== ""

    Connections {
        target: bar.draft

        function onGameChanged(): void {
            bar.hasShownMessage = bar.message !== "";
        }
    }

    FontMetrics {
        id: metrics

        font {
            family: Style.bodyFamily
            pixelSize: Style.textSize
            weight: Font.DemiBold
        }
    }

    contentItem: GridLayout {
        columns: bar.narrow ? 1 : 2
        columnSpacing: Style.gapWide
        rowSpacing: Style.gap

        SeverityBadge {
            Layout.fillWidth: true
            Layout.maximumWidth: bar.width
            Layout.minimumHeight: bar.narrow ? 2 * Math.ceil(metrics.lineSpacing) : 0
            opacity: text === "" ? 0 : 1
            visible: !bar.narrow || bar.hasShownMessage
            severity: bar.draft.canStart ? "note" : "impossible"
            text: bar.message
        }

        AppButton {
            id: button

            Layout.fillWidth: bar.narrow
            enabled: bar.draft.canStart
            icon.name: "play"
            kind: AppButton.Primary
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
