// Symbol of a player or team: a colour and a shape.
import QtQuick
import Cimaise

Icon {
    // indexes of the colour and of the shape, counted from 0; −1 while the player is being removed
    required property int hue
    required property int shape

    name: "seat-" + (Math.max(0, shape) % Style.seatColours.length + 1)
    colour: Style.seatColours[Math.max(0, hue) % Style.seatColours.length]
    size: Math.round(14 * Style.scale)
}
