// The top of the table: back, undo, redo and the rest.
import QtQuick
import Cimaise
import Cimaise.App

PageHeader {
    id: header

    required property Desk desk
    required property Session session

    signal menuAsked

    onBack: desk.back()

    IconButton {
        enabled: header.session.canUndo
        icon.name: "undo"
        text: header.session.undoText
        onClicked: header.session.undo()
    }

    IconButton {
        enabled: header.session.canRedo
        icon.name: "redo"
        text: header.session.redoText
        onClicked: header.session.redo()
    }

    IconButton {
        icon.name: "more"
        //% "More"
        text: qsTrId("table.more")
        onClicked: header.menuAsked()
    }
}
