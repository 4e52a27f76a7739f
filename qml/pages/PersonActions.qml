// Actions on a player: rename, change symbol, merge with another player, delete.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: actions

    required property PeopleModel people
    required property string name
    // former names that can be separated
    required property list<string> merged
    required property int colour
    required property int shape
    property bool merging: false

    signal renameRequested

    spacing: Style.gap

    BadgeChoice {
        Layout.fillWidth: true
        //% "Colour"
        name: qsTrId("people.colour")
        options: actions.people.colourNames
        current: actions.colour
        shape: Math.max(0, actions.shape)
        onChosen: index => actions.people.setColour(actions.name, index)
    }

    BadgeChoice {
        Layout.fillWidth: true
        //% "Shape"
        name: qsTrId("people.shape")
        options: actions.people.shapeNames
        current: actions.shape
        hue: Math.max(0, actions.colour)
        onChosen: index => actions.people.setShape(actions.name, index)
    }

    FlowLine {
        Layout.topMargin: Style.gapTiny

        AppButton {
            icon.name: "rename"
            text: qsTrId("home.game.rename")
            onClicked: actions.renameRequested()
        }

        AppButton {
            enabled: actions.colour >= 0
            icon.name: "clear"
            //% "Use default symbol"
            text: qsTrId("people.sign.clear")
            onClicked: actions.people.clearSymbol(actions.name)
        }

        AppButton {
            enabled: actions.people.names.length > 1
            icon.name: "team"
            //% "Merge with…"
            text: qsTrId("people.merge")
            onClicked: actions.merging = !actions.merging
        }

        Repeater {
            model: actions.merged

            AppButton {
                required property string modelData
                //% "Separate {name}"
                readonly property string separate: qsTrId("people.separate")

                icon.name: "players"
                text: separate.replace("{name}", () => modelData)
                onClicked: actions.people.separate(modelData)
            }
        }

        AppButton {
            icon.name: "delete"
            kind: AppButton.Danger
            //% "Remove from list"
            text: qsTrId("people.remove")
            onClicked: actions.people.forget(actions.name)
        }
    }

    FlowLine {
        visible: actions.merging

        Repeater {
            model: actions.merging ? actions.people.names : []

            Chip {
                required property string modelData

                width: Math.min(implicitWidth, parent.width)
                visible: modelData !== actions.name
                text: modelData
                onClicked: actions.people.askMerge(actions.name, modelData)
            }
        }
    }
}
