// What a tile is, in two touches: type and frame, the last choice first; or decor in one.
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

            ArtSocietyKeyRow {
                width: parent.width
                focus: true
                keys: keypad.part.types
                //% "Type"
                name: qsTrId("art.keypad.type")
                onPressed: index => keypad.part.chooseType(index)
            }

            ArtSocietyKeyRow {
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
                    visible: keypad.part.tileSelected && !keypad.locked
                    icon.name: "star"
                    //% "Starting painting"
                    text: qsTrId("art.keypad.start")
                    onClicked: keypad.part.toggleStart()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    visible: keypad.part.tileSelected && !keypad.locked
                    icon.name: "hand"
                    //% "To the assistant"
                    text: qsTrId("art.keypad.assistant")
                    onClicked: keypad.part.giveToAssistant()
                }
            }
        }
    }
}
