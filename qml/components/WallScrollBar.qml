// A scroll bar for fingers and mice; a screen reader scrolls by moving through the content.
import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    focusPolicy: Qt.NoFocus

    Accessible.ignored: true
}
