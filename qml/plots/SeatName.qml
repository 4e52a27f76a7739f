// Symbol and name of a player or team.
import QtQuick
import Cimaise

Item {
    id: seat

    required property int index
    required property string name

    implicitHeight: words.height

    SeatBadge {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        hue: seat.index
        shape: seat.index
    }

    WallText {
        id: words

        x: sign.width + Style.gap
        width: seat.width - x
        text: seat.name
    }
}
