// Background of a card that can be pressed: a panel with a soft shadow.
import QtQuick
import Cimaise

ButtonBackground {
    radius: Style.radius
    normalColour: Style.panel
    border {
        width: 1
        color: Style.outline
    }

    PanelShadow {}
}
