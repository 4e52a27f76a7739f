// Three galleries as text: Enter applies one and moves on to the next.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

TextPanel {
    id: texts

    required property MuseeTable table

    function fieldOf(gallery: int): AppTextField {
        return (lines.itemAt(gallery) as GalleryField)?.field ?? null;
    }

    implicitHeight: naturalHeight
    columnWidth: Style.readingWidth - 2 * Style.gap
    sideMargin: Style.gap
    spacing: Style.gap
    //% "Galleries as text"
    name: qsTrId("musee.text.name")
    //% "Back to the keypad"
    backName: qsTrId("musee.text.done")

    onVisibleChanged: if (visible && lines.count > 0)
        (lines.itemAt(0) as GalleryField).take()

    Repeater {
        id: lines

        model: texts.table.bonuses.galleries

        GalleryField {
            table: texts.table
            onEntered: (lines.itemAt((index + 1) % 3) as GalleryField).take()
        }
    }

    Caption {
        //% "Numbers from left to right, a dot for an empty space: 5 . 13 28 38 ."
        text: qsTrId("musee.text.example")
    }
}
