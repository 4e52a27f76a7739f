// Base of all controls that can be pressed: by tap, Space, Enter or a screen reader.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise.App

AbstractButton {
    id: control

    // what nobody looked at is not pressed: the key goes on to what lies around
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
