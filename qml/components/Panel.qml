// A group of things on a slab of plaster.
import QtQuick.Controls.Basic
import Cimaise

Pane {
    padding: Style.gapWide
    background: Plaster {}
}
