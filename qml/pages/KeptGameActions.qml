// Actions on a saved game besides opening it.
import QtQuick
import Cimaise

Flow {
    id: actions

    property bool locked: false
    property bool finished: false

    signal renameAsked
    signal resultAsked
    signal duplicateAsked
    signal saveAsked
    signal removeAsked

    spacing: Style.gap

    WallButton {
        visible: actions.finished
        icon.name: "statistics"
        //% "Result details"
        text: qsTrId("result.open")
        onClicked: actions.resultAsked()
    }

    WallButton {
        enabled: !actions.locked
        icon.name: "rename"
        //% "Rename"
        text: qsTrId("home.game.rename")
        onClicked: actions.renameAsked()
    }

    WallButton {
        enabled: !actions.locked
        icon.name: "duplicate"
        //% "Duplicate"
        text: qsTrId("home.game.duplicate")
        onClicked: actions.duplicateAsked()
    }

    WallButton {
        icon.name: "save"
        //% "Save as a file"
        text: qsTrId("home.game.save")
        onClicked: actions.saveAsked()
    }

    WallButton {
        enabled: !actions.locked
        icon.name: "delete"
        kind: WallButton.Danger
        //% "Delete"
        text: qsTrId("home.game.delete")
        onClicked: actions.removeAsked()
    }
}
