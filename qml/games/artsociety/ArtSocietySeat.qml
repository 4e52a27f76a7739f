// One player's wall, for viewing only.
import QtQuick
import Cimaise
import Cimaise.App

SeatBoard {
    id: seat

    readonly property ArtSocietyTable table: ArtSocietyTable {
        seat: seat.side
        session: seat.session
    }

    aspect: table.wall.columns / Math.max(1, table.wall.rows)

    function rowAt(x: real, y: real): int {
        return wall.rowAt(x, y);
    }

    ArtSocietyWall {
        id: wall

        anchors.fill: parent
        leastCell: 1
        part: seat.table.wall
    }
}
