// Actions on a saved game besides opening it.
import QtQuick
import Cimaise

Flow {
    id: actions

    property bool locked: false
    property bool finished: false

    signal renameRequested
    signal resultRequested
    signal duplicateRequested
    signal saveRequested
    signal removeRequested

    spacing: Style.gap

    AppButton {
        visible: actions.finished
        icon.name: "statistics"
        //% "Result details"
        text: qsTrId("result.open")
        onClicked: actions.resultRequested()
    }

    AppButton {
        enabled: !actions.locked
        icon.name: "rename"
        //% "Rename"
        text: qsTrId("home.game.rename")
        onClicked: actions.renameRequested()
    }

    AppButton {
        enabled: !actions.locked
        icon.name: "duplicate"
        //% "Duplicate"
        text: qsTrId("home.game.duplicate")
        onClicked: actions.duplicateRequested()
    }

    AppButton {
        icon.name: "save"
        //% "Save as a file"
        text: qsTrId("home.game.save")
        onClicked: actions.saveRequested()
    }

    AppButton {
        enabled: !actions.locked
        icon.name: "delete"
        kind: AppButton.Danger
        //% "Delete"
        text: qsTrId("home.game.delete")
        onClicked: actions.removeRequested()
    }
}
