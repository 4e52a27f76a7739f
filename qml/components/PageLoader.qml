// Loads a page while it is shown, or permanently if asked to, and gives it the keyboard focus.
import QtQuick

Loader {
    id: loader

    required property bool shown
    property bool kept: false
    // so that the new page shows where the keyboard stands
    property bool byKeyboard: false

    function takeFocus(): void {
        if (shown)
            (item as Item)?.forceActiveFocus(byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    anchors.fill: parent
    active: shown || kept
    enabled: shown
    focus: shown
    visible: shown

    onLoaded: takeFocus()
    onShownChanged: takeFocus()
}
