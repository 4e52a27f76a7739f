// Seat in the form for the players of a game: a player who can be removed, or a field for a new one.
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

    BodyText {
        Layout.fillWidth: true
        visible: row.plays
        Accessible.name: row.accessibleName
        text: row.name
        opacity: row.removed ? 0.6 : 1
        elide: Text.ElideRight
        maximumLineCount: 2
        font.strikeout: row.removed
    }

    NameField {
        Layout.fillWidth: true
        visible: !row.plays
        name: row.accessibleName
        //% "Name"
        placeholderText: qsTrId("seats.name")
        text: row.name
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
