// Items side by side, in as many rows as they need.
import QtQuick
import QtQuick.Layouts
import Cimaise

Flow {
    Layout.fillWidth: true
    spacing: Style.gap
}
