// Unsold paintings in the order they went to the museum.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property ArtSocietyUnsold unsold
    property bool locked: false

    visible: unsold.fromPaintings && unsold.paintings.count > 0
    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        //% "Unsold paintings, round by round"
        text: qsTrId("art.unsold.title")
        font.pixelSize: Style.largeSize
    }

    ColumnRepeater {
        model: list.visible ? list.unsold.paintings : null
        spacing: list.spacing

        ArtSocietyUnsoldLine {
            width: parent.width
            locked: list.locked
            onTaken: index => list.unsold.take(index)
        }
    }
}
