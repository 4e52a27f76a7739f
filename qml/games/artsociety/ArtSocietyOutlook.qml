// Sizes of paintings that the wall can still take, and the squares that only decor can cover.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: outlook

    required property ArtSocietyOutlookPart part

    spacing: Style.gap

    KeyRow {
        key: ArtSocietyKey {}
        minimumHeight: Style.touch + 4
        Layout.fillWidth: true
        columns: 5
        places: 5
        keys: outlook.part.types
        //% "Placements without a faux pas, by type"
        name: qsTrId("art.outlook.types")
        onPressed: index => outlook.part.chooseType(index)
    }

    KeyRow {
        key: ArtSocietySizeKey {}
        Layout.fillWidth: true
        columns: 4
        places: 16
        keys: outlook.part.sizes
        //% "Number of placements by size"
        name: qsTrId("art.outlook.sizes")
        onPressed: index => outlook.part.chooseSize(index)
    }

    ColumnRepeater {
        model: outlook.part.lines

        BodyText {
            required property string modelData

            width: parent?.width ?? 0
            text: modelData
        }
    }
}
