// Scroll bar for touch and mouse; a screen reader scrolls by moving through the content.
import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    // always visible while the content can be scrolled
    property bool steady: false

    focusPolicy: Qt.NoFocus
    policy: steady && size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded

    Accessible.ignored: true
}
