// Header of the table page: back, undo, redo and the menu.
import QtQuick
import Cimaise
import Cimaise.App

PageHeader {
    id: header

    required property Desk desk
    required property Session session

    property bool roomy: false
    readonly property Trace trace: desk.photos.trace

    signal historyAsked
    signal menuAsked

    IconButton {
        enabled: header.session.canUndo
        icon.name: "undo"
        //% "Undo"
        text: header.session.undoText || qsTrId("table.undo")
        onClicked: header.session.undo()
    }

    IconButton {
        enabled: header.session.canRedo
        icon.name: "redo"
        //% "Redo"
        text: header.session.redoText || qsTrId("table.redo")
        onClicked: header.session.redo()
    }

    IconButton {
        visible: header.roomy
        icon.name: "history"
        //% "History"
        text: qsTrId("table.history")
        onClicked: header.historyAsked()
    }

    // a game without a traced photo needs no room for it
    IconButton {
        visible: header.trace.kept
        checked: header.trace.inSight
        enabled: header.trace.ofThisBoard
        icon.name: "trace"
        text: header.trace.shown ?
        //% "Hide the photo"
        qsTrId("photos.hide") :
        //% "Show the photo"
        qsTrId("photos.show")
        onClicked: header.trace.shown = !header.trace.shown
    }

    IconButton {
        icon.name: "dispute"
        //% "Rules question"
        text: qsTrId("dispute.title")
        onClicked: header.desk.page = "dispute"
    }

    IconButton {
        icon.name: "more"
        //% "More"
        text: qsTrId("table.more")
        onClicked: header.menuAsked()
    }
}
