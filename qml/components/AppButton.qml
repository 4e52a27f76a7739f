// Button with text and an optional icon: primary, quiet or danger.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Button {
    id: button

    enum Kind {
        Primary,
        Quiet,
        Danger
    }

    property int kind: AppButton.Quiet
    // true for a button that leads to the next step and stays where it is: a double tap counts once
    property bool advances: false
    readonly property bool primary: kind === AppButton.Primary
    readonly property color foreground: primary ? Style.accentInk : kind === AppButton.Danger ? Style.illegal : Style.ink

    Layout.fillWidth: true
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gapWide
    opacity: enabled ? 1 : 0.45
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
        weight: Font.Medium
    }

    // Enter activates the control only if its focus is visible; otherwise the parent handles the key.
    function enter(event: var): void {
        event.accepted = FocusGuard.isFocusVisible(button);
        if (event.accepted && !event.isAutoRepeat)
            clicked();
    }

    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)

    contentItem: IconLabel {
        icon: button.icon.name
        text: button.text
        colour: button.foreground
        font: button.font
    }

    background: Rectangle {
        readonly property color raised: button.hovered ? Style.panelHover : Style.panel
        readonly property color quiet: button.down ? Style.panelDown : raised
        readonly property color strong: button.down || button.hovered ? Style.accentDown : Style.accent

        color: button.primary ? strong : quiet
        radius: Style.radius
        border {
            width: button.primary ? 0 : 1
            color: button.kind === AppButton.Danger ? Style.illegal : Style.controlOutline
        }

        FocusRing {
            visible: button.visualFocus
        }
    }
}
