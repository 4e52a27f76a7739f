// The sign of a player or team: a colour and a shape of its own.
import QtQuick
import Cimaise

Icon {
    // counted from 0, in seating order
    required property int seat

    name: "seat-" + (seat % Style.seatColours.length + 1)
    colour: Style.seatColours[seat % Style.seatColours.length]
    size: Math.round(14 * Style.scale)

    Accessible.ignored: true
}
