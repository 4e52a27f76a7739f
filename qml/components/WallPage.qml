// Base of all pages: the background, and a title for screen readers.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Page {
    id: page

    readonly property bool wide: width >= Style.wideFrom

    Accessible.name: title
    Accessible.role: Accessible.Pane

    // the window's own ground is the wall: it is not drawn twice
    background: null
}
