// Three galleries as text: Enter applies one and moves on to the next.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

FocusScope {
    id: texts

    required property MuseeTable table

    signal finished

    function fieldOf(gallery: int): WallField {
        return (lines.itemAt(gallery) as GalleryField)?.field ?? null;
    }

    implicitHeight: column.implicitHeight + 2 * Style.gap

    Accessible.role: Accessible.Grouping
    //% "Galleries as text"
    Accessible.name: qsTrId("musee.text.name")

    Keys.onEscapePressed: finished()

    onVisibleChanged: if (visible && lines.count > 0)
        (lines.itemAt(0) as GalleryField).take()

    Flickable {
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: texts.implicitHeight

        ScrollBar.vertical: WallScrollBar {}

        Column {
            id: column

            x: Style.gap
            y: Style.gap
            width: Math.min(texts.width, Style.readingWidth) - 2 * Style.gap
            spacing: Style.gap

            // above the texts that appear and disappear, so that this button does not move
            WallButton {
                width: Math.min(implicitWidth, parent.width)
                //% "Back to the keypad"
                text: qsTrId("musee.text.done")
                icon.name: "keypad"
                onClicked: texts.finished()
            }

            Repeater {
                id: lines

                model: texts.table.bonuses.galleries

                GalleryField {
                    width: column.width
                    table: texts.table
                    onEntered: (lines.itemAt((index + 1) % 3) as GalleryField).take()
                }
            }

            WallText {
                width: parent.width
                //% "Numbers from left to right, a dot for an empty space: 5 . 13 28 38 ."
                text: qsTrId("musee.text.example")
                color: Style.inkSoft
                font.pixelSize: Style.smallSize
            }
        }
    }
}
