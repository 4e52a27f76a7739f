// Header of the table page: back, undo, redo and the menu.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

PageHeader {
    id: header

    required property Navigator navigator
    required property Session session

    property ReadBackController readBack: null
    property bool roomy: false

    signal historyRequested
    signal menuRequested

    // true if a trophy is shown, which opens the result of the finished game
    readonly property bool over: session.finished && !session.singleBoard
    //% "Finished: see the result"
    readonly property string overText: qsTrId("table.finished")

    AppButton {
        Layout.fillWidth: false
        Layout.maximumWidth: header.width * 0.4
        visible: header.roomy && (header.readBack?.correcting ?? false)
        icon.name: "chevron-right"
        text: header.readBack?.resumeText ?? ""
        onClicked: header.readBack.resume()
    }

    AppButton {
        Layout.fillWidth: false
        visible: header.over && header.roomy
        enabled: !header.session.points.revealing
        icon.name: "trophy"
        text: header.overText
        onClicked: header.navigator.show(Navigator.Result)
    }

    IconButton {
        focusPolicy: Qt.TabFocus // a click leaves the focus on the board
        visible: header.over && !header.roomy
        checked: true
        enabled: !header.session.points.revealing
        icon.name: "trophy"
        text: header.overText
        onClicked: header.navigator.show(Navigator.Result)
    }

    IconButton {
        focusPolicy: Qt.TabFocus
        enabled: header.session.history.canUndo
        icon.name: "undo"
        repeats: true
        //% "Undo"
        text: header.session.history.undoText || qsTrId("table.undo")
        onClicked: header.session.history.undo()
    }

    IconButton {
        focusPolicy: Qt.TabFocus
        enabled: header.session.history.canRedo
        icon.name: "redo"
        repeats: true
        //% "Redo"
        text: header.session.history.redoText || qsTrId("table.redo")
        onClicked: header.session.history.redo()
    }

    IconButton {
        focusPolicy: Qt.TabFocus
        visible: header.roomy
        icon.name: "history"
        //% "History"
        text: qsTrId("table.history")
        onClicked: header.historyRequested()
    }

    IconButton {
        focusPolicy: Qt.TabFocus
        icon.name: "dispute"
        //% "Rules question"
        text: qsTrId("dispute.title")
        onClicked: header.navigator.show(Navigator.Dispute)
    }

    IconButton {
        focusPolicy: Qt.TabFocus
        icon.name: "more"
        //% "More"
        text: qsTrId("table.more")
        onClicked: header.menuRequested()
    }
}
