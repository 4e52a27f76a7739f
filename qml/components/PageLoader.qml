// Loads a page while the page is shown, or permanently if `keepLoaded`, and gives it the keyboard focus.
import QtQuick
import Cimaise

Loader {
    required property bool shown
    property bool keepLoaded: false
    // true after keyboard input: the new page shows its focus ring
    property bool byKeyboard: false
    readonly property NoticePlace noticePlace: (item as AppPage)?.noticePlace ?? null

    function takeFocus(): void {
        if (shown)
            (item as Item)?.forceActiveFocus(byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    anchors.fill: parent
    active: shown || keepLoaded
    enabled: shown
    focus: shown
    visible: shown

    onLoaded: takeFocus()
    onShownChanged: takeFocus()
}
