// Button from a panel for the whole table back to the board.
import QtQuick
import Cimaise

WallButton {
    icon.name: "back"
    //% "Back to museum and table"
    text: qsTrId("art.beside.back")
}
