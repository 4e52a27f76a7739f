// Scroll bar for touch and mouse; a screen reader scrolls by moving through the content.
import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    focusPolicy: Qt.NoFocus

    Accessible.ignored: true
}
