// What all pages share: the wall, and a title for the screen reader.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Page {
    id: page

    readonly property bool wide: width >= Style.wideFrom

    Accessible.name: title
    Accessible.role: Accessible.Pane

    background: Rectangle {
        color: Style.wall
    }
}
