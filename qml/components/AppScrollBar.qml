// Scroll bar for touch and mouse; a screen reader scrolls by moving through the content.
import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    focusPolicy: Qt.NoFocus
    // visible as long as there is more to see
    policy: size > 0 && size < 0.98 ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded

    Accessible.ignored: true
}
