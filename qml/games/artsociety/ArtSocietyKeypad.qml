// What a tile is, in two touches: type and frame; or decor in one. All keys are always there.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

FocusScope {
    id: keypad

    required property ArtSocietyKeysPart part
    property bool locked: false

    implicitHeight: column.implicitHeight

    Accessible.role: Accessible.Grouping
    //% "Type and frame"
    Accessible.name: qsTrId("art.keypad.name")

    Flickable {
        anchors.fill: parent
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: column.height
        interactive: contentHeight > height + 1

        ScrollBar.vertical: WallScrollBar {}

        Column {
            id: column

            width: keypad.width

            KeyRow {
                key: ArtSocietyKey {}
                lowest: Style.touch + 4
                width: parent.width
                focus: true
                keys: keypad.part.types
                //% "Type"
                name: qsTrId("art.keypad.type")
                onPressed: index => keypad.part.chooseType(index)
            }

            KeyRow {
                key: ArtSocietyKey {}
                lowest: Style.touch + 4
                width: parent.width
                keys: keypad.part.frames
                //% "Frame"
                name: qsTrId("art.keypad.frame")
                onPressed: index => keypad.part.chooseFrame(index)
            }

            Flow {
                x: 2
                width: parent.width - 4
                topPadding: 2
                spacing: Style.gapTiny

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: keypad.part.decorFits && !keypad.locked
                    icon.name: "art/shield"
                    //% "Decor"
                    text: qsTrId("art.keypad.decor")
                    onClicked: keypad.part.decor()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: keypad.part.turns
                    icon.name: "turn"
                    //% "Turn"
                    text: qsTrId("art.keypad.turn")
                    onClicked: keypad.part.turn()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: keypad.part.tileSelected && !keypad.locked
                    icon.name: "star"
                    //% "Starting painting"
                    text: qsTrId("art.keypad.start")
                    onClicked: keypad.part.toggleStart()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: keypad.part.tileSelected && !keypad.locked
                    icon.name: "assistant"
                    //% "To the assistant"
                    text: qsTrId("art.keypad.assistant")
                    onClicked: keypad.part.giveToAssistant()
                }
            }
        }
    }
}
