// Base of all controls that can be pressed: by tap, Space, Enter or a screen reader.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise.App

AbstractButton {
    id: control

    // true if the control may change the position as often as it is tapped: no double tap is ignored
    property bool repeats: false

    // Enter activates the control only if its focus is visible; otherwise the parent handles the key.
    function enter(event: var): void {
        event.accepted = FocusGuard.isFocusVisible(control);
        if (event.accepted && (repeats || !event.isAutoRepeat))
            clicked();
    }

    Accessible.name: text
    Accessible.role: Accessible.Button
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)
}
