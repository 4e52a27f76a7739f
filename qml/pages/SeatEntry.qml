// Seat in the form for the players of a game: a player who can be renamed or removed, or a new one.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: row

    required property int index
    required property string name
    required property bool plays
    required property bool removed
    required property bool canMoveUp
    required property string accessibleName

    signal written(string name)
    signal moved
    signal toggled

    spacing: Style.gap

    NameField {
        Layout.fillWidth: true
        enabled: !row.removed
        name: row.accessibleName
        //% "Name"
        placeholderText: row.plays ? "" : qsTrId("seats.name")
        text: row.name
        opacity: row.removed ? 0.6 : 1
        font.strikeout: row.removed
        onTextEdited: row.written(text)
    }

    IconButton {
        //% "Move {name} up"
        readonly property string moveUp: qsTrId("seats.up")

        enabled: row.canMoveUp
        icon.name: "chevron-up"
        text: moveUp.replace("{name}", () => row.name)
        onClicked: row.moved()
    }

    IconButton {
        //% "Remove {name}"
        readonly property string remove: qsTrId("seats.remove")
        //% "Keep {name}"
        readonly property string keep: qsTrId("seats.keep")
        //% "Clear name"
        readonly property string clear: qsTrId("new.seat.clear")

        enabled: row.plays || row.name !== ""
        icon.name: !row.plays ? "close" : row.removed ? "undo" : "remove"
        text: !row.plays ? clear : (row.removed ? keep : remove).replace("{name}", () => row.name)
        onClicked: row.plays ? row.toggled() : row.written("")
    }
}
