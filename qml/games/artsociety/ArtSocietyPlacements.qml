// Panel “Where can it go?”: the placements of a chosen tile, or what the wall can still take.
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

    ArtSocietyOutlook {
        Layout.fillWidth: true
        visible: page.outlook
        part: page.table.outlook
    }
}
