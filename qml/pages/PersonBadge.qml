// Symbol chosen for a player; a grey figure for a player without one, who gets the symbol of the seat.
import QtQuick
import Cimaise

Item {
    id: sign

    required property int hue
    required property int shape
    readonly property bool chosen: hue >= 0 && shape >= 0

    implicitWidth: Math.round(24 * Style.cappedScale)
    implicitHeight: implicitWidth

    SeatBadge {
        anchors.centerIn: parent
        visible: sign.chosen
        hue: Math.max(0, sign.hue)
        shape: Math.max(0, sign.shape)
        size: sign.width
    }

    Icon {
        anchors.centerIn: parent
        visible: !sign.chosen
        name: "players"
        colour: Style.inkSoft
    }
}
