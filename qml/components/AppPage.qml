// Base of all pages: the title for screen readers, and the distinction of wide and narrow windows.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Page {
    id: page

    readonly property bool wide: width >= Style.wideFrom

    Accessible.name: title
    Accessible.role: Accessible.Pane

    // none: the window already has the background colour
    background: null
}
