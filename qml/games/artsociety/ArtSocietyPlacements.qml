// Panel “Where can it go?”: the placements of a chosen tile, or what the wall can still take.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyTable table
    property bool outlook: false
    property bool locked: false

    signal hung
    // asks for another panel, by its name in ArtSocietyTools
    signal turned(string panel)

    // a shorter list of places moves nothing
    steady: true

    Accessible.role: Accessible.Grouping
    //% "Where can it go?"
    Accessible.name: qsTrId("art.tool.fit")

    SegmentedChoice {
        Layout.fillWidth: true
        current: page.outlook ? 1 : 0
        name: qsTrId("art.tool.fit")
        options: [
            //% "One tile"
            qsTrId("art.fit.one"),
            qsTrId("table.outlook")
        ]
        onChosen: index => page.turned(index === 1 ? "outlook" : "fit")
    }

    ArtSocietyFitList {
        Layout.fillWidth: true
        visible: !page.outlook
        keys: page.table.keys
        locked: page.locked
        part: page.table.fit
        room: page.innerWidth
        onHung: page.hung()
    }

    // Sizes of paintings that the wall can still take, and the squares that only decor can cover.
    ColumnLayout {
        id: outlook

        Layout.fillWidth: true
        visible: page.outlook
        spacing: Style.gap

        KeyRow {
            key: ArtSocietyKey {}
            minimumHeight: Style.touch + 4
            Layout.fillWidth: true
            columns: 5
            places: 5
            keys: page.table.outlook.types
            //% "Placements without a faux pas, by type"
            name: qsTrId("art.outlook.types")
            onPressed: index => page.table.outlook.chooseType(index)
        }

        KeyRow {
            key: ArtSocietySizeKey {}
            Layout.fillWidth: true
            columns: 4
            places: 16
            keys: page.table.outlook.sizes
            //% "Number of placements by size"
            name: qsTrId("art.outlook.sizes")
            onPressed: index => page.table.outlook.chooseSize(index)
        }

        ColumnRepeater {
            model: page.table.outlook.lines

            BodyText {
                required property string modelData

                width: parent?.width ?? 0
                text: modelData
            }
        }
    }
}
