// Holds a page while it is shown, or longer if it is kept, and hands it the keyboard.
import QtQuick

Loader {
    id: loader

    required property bool shown
    property bool kept: false

    anchors.fill: parent
    active: shown || kept
    enabled: shown
    focus: shown
    visible: shown

    onShownChanged: if (shown && item !== null)
        item.forceActiveFocus()
    onLoaded: if (shown)
        item.forceActiveFocus()
}
