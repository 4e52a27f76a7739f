// What a tile is, in two touches: type and frame, the last choice first; or decor in one.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

FocusScope {
    id: keypad

    required property ArtSocietyTable table

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
                keys: keypad.table.types
                //% "Type"
                name: qsTrId("art.keypad.type")
                onPressed: index => keypad.table.chooseType(index)
            }

            ArtSocietyKeyRow {
                width: parent.width
                keys: keypad.table.frames
                //% "Frame"
                name: qsTrId("art.keypad.frame")
                onPressed: index => keypad.table.chooseFrame(index)
            }

            Flow {
                x: 2
                width: parent.width - 4
                topPadding: 2
                spacing: Style.gapTiny

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: keypad.table.decorFits && !keypad.table.session.readOnly
                    icon.name: "art/shield"
                    //% "Decor"
                    text: qsTrId("art.keypad.decor")
                    onClicked: keypad.table.decor()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    visible: keypad.table.tileSelected && !keypad.table.session.readOnly
                    icon.name: "star"
                    //% "Starting painting"
                    text: qsTrId("art.keypad.start")
                    onClicked: keypad.table.toggleStart()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    visible: keypad.table.tileSelected && !keypad.table.session.readOnly
                    icon.name: "hand"
                    //% "To the assistant"
                    text: qsTrId("art.keypad.assistant")
                    onClicked: keypad.table.giveToAssistant()
                }
            }
        }
    }
}
