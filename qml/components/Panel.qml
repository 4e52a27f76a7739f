// Pane with the padding and the background of a panel.
import QtQuick.Controls.Basic
import Cimaise

Pane {
    padding: Style.gapWide
    background: PanelBackground {}
}
