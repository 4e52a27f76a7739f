// Below a list that is longer than what is shown of it: shows more.
import QtQuick
import Cimaise

WallButton {
    required property int waiting

    visible: waiting > 0
    //% "Show more (%n)"
    text: qsTrId("wall.more", waiting)
}
