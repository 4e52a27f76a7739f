// One side's Musée, for viewing only.
import QtQuick
import Cimaise
import Cimaise.App

SeatBoard {
    id: seat

    aspect: 1.9

    function rowAt(x: real, y: real): int {
        return board.rowAt(x, y);
    }

    MuseeBoard {
        id: board

        anchors.fill: parent
        locked: true
        viewOnly: true
        table: MuseeTable {
            seat: seat.side
            session: seat.session
        }
    }
}
