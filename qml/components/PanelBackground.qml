// Panel background with a soft shadow.
import QtQuick
import Cimaise

Rectangle {
    color: Style.panel
    radius: Style.radius
    border {
        width: 1
        color: Style.outline
    }

    PanelShadow {}
}
