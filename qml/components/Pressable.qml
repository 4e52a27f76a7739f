// Base of all controls that can be pressed: by tap, Space, Enter or a screen reader.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise.App

AbstractButton {
    id: control

    // Enter activates the control only if its focus is visible; otherwise the parent handles the key.
    function enter(event: var): void {
        event.accepted = FocusGuard.isFocusVisible(control);
        if (event.accepted)
            clicked();
    }

    Accessible.name: text
    Accessible.role: Accessible.Button
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)
}
