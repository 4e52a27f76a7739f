// Scroll bar for touch and mouse; a screen reader scrolls by moving through the content.
import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    // shown all the time while there is anything to scroll
    property bool steady: false

    focusPolicy: Qt.NoFocus
    policy: steady && size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded

    Accessible.ignored: true
}
