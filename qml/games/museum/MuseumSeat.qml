// One side's museum, for viewing only.
import QtQuick
import Cimaise
import Cimaise.App

SeatBoard {
    id: seat

    readonly property MuseumTable table: MuseumTable {
        seat: seat.side
        session: seat.session
    }

    aspect: table.board.columns / Math.max(1, table.board.rows)

    function rowAt(x: real, y: real): int {
        const at = mapToItem(board, x, y);
        return board.rowAt(at.x, at.y);
    }

    MuseumBoard {
        id: board

        anchors {
            fill: parent
            margins: Style.gapTiny
        }
        locked: true
        viewOnly: true
        part: seat.table.board
    }
}
