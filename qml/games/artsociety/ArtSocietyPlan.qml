// Input of the printed wall during a game; no tile is removed.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyPlanPart part
    property bool locked: false

    Accessible.role: Accessible.Grouping
    //% "Wall layout"
    Accessible.name: qsTrId("art.tool.plan")

    ArtSocietyWallPlanFields {
        Layout.fillWidth: true
        columns: page.part.columns
        rows: page.part.rows
        firstEyelineRow: page.part.firstEyelineRow
        lastEyelineRow: page.part.lastEyelineRow
        starColumn: page.part.starColumn
        starRow: page.part.starRow
        verified: page.part.verified
        enabled: !page.locked
        onGrown: (columns, rows) => page.part.grow(columns, rows)
        onEyelineMoved: (first, last) => page.part.moveEyeline(first, last)
        onStarsMoved: (columns, rows) => page.part.moveStars(columns, rows)
        onConfirmed: page.part.confirm()
    }

    BodyText {
        Layout.fillWidth: true
        //% "A tile that no longer fits stays in place and is marked."
        text: qsTrId("art.plan.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }
}
