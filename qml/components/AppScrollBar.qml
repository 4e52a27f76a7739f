// Scroll bar for touch and mouse; a screen reader scrolls by moving through the content.
import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    focusPolicy: Qt.NoFocus
    padding: 1 // narrow enough for the margin beside the content
    // visible as long as there is more to see
    policy: size > 0 && size < 0.98 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff

    Accessible.ignored: true
}
