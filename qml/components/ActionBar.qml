// Footer of a form: its main button, and the reason why it is disabled or a remark.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Pane {
    id: bar

    required property bool ready
    // reason if not ready, otherwise a remark; may be empty
    required property string message
    required property string action
    required property string actionIcon
    readonly property bool narrow: width < 440 * Style.scale
    // true after a message: its space stays reserved, so that the page above does not move
    property bool hasShownMessage: false

    signal triggered

    // Releases the space of the last message.
    function forget(): void {
        hasShownMessage = message !== "";
    }

    // Called after the last entry. Focuses the button, so that Enter triggers it, or the bar if the
    // button is disabled, so that an on-screen keyboard closes and the reason is visible.
    function offer(): void {
        (button.enabled ? button : bar).forceActiveFocus(Qt.TabFocusReason);
    }

    padding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gapWide

    onMessageChanged: hasShownMessage = hasShownMessage || message !== ""

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
            Layout.maximumWidth: bar.width
            Layout.minimumHeight: bar.narrow ? 2 * Math.ceil(metrics.lineSpacing) : 0
            opacity: text === "" ? 0 : 1
            visible: !bar.narrow || bar.hasShownMessage
            severity: bar.ready ? "note" : "impossible"
            text: bar.message
        }

        AppButton {
            id: button

            Layout.fillWidth: bar.narrow
            enabled: bar.ready
            icon.name: bar.actionIcon
            kind: AppButton.Primary
            text: bar.action
            onClicked: bar.triggered()
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
