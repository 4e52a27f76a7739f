// Leads back from what belongs to the table to the table.
import QtQuick
import Cimaise

WallButton {
    icon.name: "back"
    //% "Back to museum and table"
    text: qsTrId("art.beside.back")
}
