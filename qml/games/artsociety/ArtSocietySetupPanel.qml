// Choice of the wall for a new game of Art Society.
import QtQuick
import Cimaise
import Cimaise.App

ColumnPanel {
    id: panel

    required property ArtSocietySetup setup

    Component.onCompleted: if (ArtSocietyPreferences.wall !== "")
        setup.wall = ArtSocietyPreferences.wall

    Connections {
        target: panel.setup

        function onWallEdited(wall: string): void {
            ArtSocietyPreferences.wall = wall;
        }
    }

    SectionTitle {
        //% "Size of your wall"
        text: qsTrId("art.setup.wall")
    }

    ArtSocietyWallPlanFields {
        columns: panel.setup.columns
        rows: panel.setup.rows
        firstEyelineRow: panel.setup.firstEyelineRow
        lastEyelineRow: panel.setup.lastEyelineRow
        starColumn: panel.setup.starColumn
        starRow: panel.setup.starRow
        verified: panel.setup.verified
        onGrown: (columns, rows) => panel.setup.grow(columns, rows)
        onEyelineMoved: (first, last) => panel.setup.moveEyeline(first, last)
        onStarsMoved: (columns, rows) => panel.setup.moveStars(columns, rows)
        onConfirmed: panel.setup.confirm()
    }
}
