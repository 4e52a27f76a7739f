// What all pages share: the wall, and a title for the screen reader.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Page {
    id: page

    readonly property bool wide: width >= Style.wideFrom

    Accessible.name: title
    Accessible.role: Accessible.Pane

    // The window's ground is the same wall: it is drawn once more only while pages pass over each other.
    background: Rectangle {
        visible: page.StackView.status !== StackView.Active
        color: Style.wall
    }
}
