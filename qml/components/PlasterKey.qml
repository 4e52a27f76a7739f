// Background of a card that can be pressed: a panel with a soft shadow.
import QtQuick
import Cimaise

KeyPlate {
    radius: Style.radius
    restColour: Style.panel
    border {
        width: 1
        color: Style.outline
    }

    PlasterShadow {}
}
