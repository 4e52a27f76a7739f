// Pane with the padding and the background of a panel.
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Pane {
    Layout.fillWidth: true
    padding: Style.gapWide
    background: PanelBackground {}
}
