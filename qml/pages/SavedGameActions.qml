// Actions on a saved game besides opening it.
import QtQuick
import Cimaise

Flow {
    id: actions

    property bool locked: false
    property bool finished: false
    // true for a deleted game
    property bool deleted: false

    signal renameRequested
    signal resultRequested
    signal duplicateRequested
    signal saveRequested
    signal removeRequested
    signal restoreRequested
    signal eraseRequested

    spacing: Style.gap

    AppButton {
        visible: actions.finished && !actions.deleted
        icon.name: "statistics"
        //% "Result details"
        text: qsTrId("result.open")
        onClicked: actions.resultRequested()
    }

    AppButton {
        visible: !actions.deleted
        enabled: !actions.locked
        icon.name: "rename"
        //% "Rename"
        text: qsTrId("home.game.rename")
        onClicked: actions.renameRequested()
    }

    AppButton {
        visible: !actions.deleted
        enabled: !actions.locked
        icon.name: "duplicate"
        //% "Duplicate"
        text: qsTrId("home.game.duplicate")
        onClicked: actions.duplicateRequested()
    }

    AppButton {
        visible: !actions.deleted
        icon.name: "save"
        //% "Save as a file"
        text: qsTrId("home.game.save")
        onClicked: actions.saveRequested()
    }

    AppButton {
        visible: !actions.deleted
        enabled: !actions.locked
        icon.name: "delete"
        kind: AppButton.Danger
        //% "Delete"
        text: qsTrId("home.game.delete")
        onClicked: actions.removeRequested()
    }

    AppButton {
        visible: actions.deleted
        enabled: !actions.locked
        icon.name: "undo"
        //% "Restore"
        text: qsTrId("home.game.restore")
        onClicked: actions.restoreRequested()
    }

    AppButton {
        visible: actions.deleted
        enabled: !actions.locked
        icon.name: "delete"
        kind: AppButton.Danger
        //% "Delete permanently"
        text: qsTrId("home.game.erase")
        onClicked: actions.eraseRequested()
    }
}
