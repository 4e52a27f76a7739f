// The printed wall inside a game: corrected without losing a tile.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property ArtSocietyTable table

    Accessible.role: Accessible.Grouping
    //% "Printed wall"
    Accessible.name: qsTrId("art.tool.plan")

    ArtSocietyFacts {
        Layout.fillWidth: true
        columns: page.table.columns
        rows: page.table.rows
        firstEyelineRow: page.table.firstEyelineRow
        lastEyelineRow: page.table.lastEyelineRow
        starColumn: page.table.starColumn
        starRow: page.table.starRow
        verified: page.table.verified
        enabled: !page.table.session.readOnly
        onGrown: (columns, rows) => page.table.growWall(columns, rows)
        onEyelineMoved: (first, last) => page.table.moveEyeline(first, last)
        onStarsMoved: (columns, rows) => page.table.moveStars(columns, rows)
        onConfirmed: page.table.confirmWall()
    }

    WallText {
        Layout.fillWidth: true
        //% "A tile that no longer fits stays where it is, and is marked."
        text: qsTrId("art.plan.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }
}
