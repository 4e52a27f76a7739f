// Two columns, side by side in a wide window. A Grid, because a GridLayout would compute the height of wrapped text
// before its width.
import QtQuick
import QtQuick.Layouts
import Cimaise

Grid {
    // width of the page's content
    required property real room
    required property bool wide
    readonly property real cellWidth: wide ? (room - spacing) / 2 : room

    Layout.fillWidth: true
    columns: wide ? 2 : 1
    spacing: Style.gapWide
}
