// Square button with an icon; its text is its accessible name and its tooltip.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

Button {
    id: button

    property color foreground: Style.ink
    property bool held: false
    // true if the control may change the position as often as it is tapped: no double tap is ignored
    property bool repeats: false

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 0
    display: AbstractButton.IconOnly
    opacity: enabled ? 1 : 0.4

    // A long press shows the tooltip instead of clicking the button.
    onPressAndHold: held = true
    onPressedChanged: if (pressed)
        held = false

    // Enter activates the control only if its focus is visible; otherwise the parent handles the key.
    function enter(event: var): void {
        event.accepted = FocusGuard.isFocusVisible(button);
        if (event.accepted && (repeats || !event.isAutoRepeat))
            clicked();
    }

    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)

    AppToolTip {
        text: button.text
        held: button.text !== "" && button.held
        wanted: button.text !== "" && (button.hovered || button.visualFocus)
    }

    // hides the tooltip some time after a long press is released
    Timer {
        interval: 2500
        running: button.held && !button.pressed
        onTriggered: button.held = false
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.icon.name
            colour: button.checked ? Style.accentInk : button.foreground
            size: Math.round(Style.iconSize * 1.1)
        }
    }

    background: Rectangle {
        color: button.checked ? Style.accent : button.down ? Style.panelDown : Style.panelHover
        opacity: button.checked || button.down || button.hovered ? 1 : 0
        radius: Style.radius
    }

    FocusRing {
        distance: 0
        visible: button.visualFocus
    }
}
