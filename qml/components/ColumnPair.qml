// Two columns, side by side in a wide window. A Grid, because a GridLayout would compute the height of wrapped text
// before its width.
import QtQuick
import QtQuick.Layouts
import Cimaise

Grid {
    required property bool wide
    readonly property real room: parent?.width ?? 0
    readonly property real cellWidth: wide ? (room - spacing) / 2 : room

    Layout.fillWidth: true
    columns: wide ? 2 : 1
    spacing: Style.gapWide
}
