// Background of a control that can be pressed, with the focus ring; the colour shows whether the
// control is chosen, pressed or hovered.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Rectangle {
    id: plate

    property AbstractButton control: parent as AbstractButton
    property bool chosen: false
    property color chosenColour: Style.accent
    property color normalColour: "transparent"
    property bool ringShown: true
    // gap between the plate and the focus ring, in pixels
    property int ringDistance: 4

    enabled: false // Qt need not ask its parts for taps
    color: chosen ? chosenColour : control?.down ? Style.panelDown : control?.hovered ? Style.panelHover : normalColour

    FocusRing {
        distance: plate.ringDistance
        radius: plate.radius + distance
        visible: plate.ringShown && (plate.control?.visualFocus ?? false)
    }
}
