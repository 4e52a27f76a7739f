// Group of items on a panel.
import QtQuick.Controls.Basic
import Cimaise

Pane {
    padding: Style.gapWide
    background: Plaster {}
}
