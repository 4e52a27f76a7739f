// Artists’ walls, for viewing only: all of them where they fit.
import QtQuick
import Cimaise
import Cimaise.App

SeatBoard {
    id: seat

    readonly property MuseTable table: MuseTable {
        session: seat.session
    }

    aspect: 1.3

    MuseMovedPiece {
        id: none

        table: seat.table
    }

    MuseBoard {
        anchors {
            fill: parent
            margins: Style.gapTiny
        }
        dragged: none
        coins: seat.table.coins
        enabled: false
        locked: true
        piles: seat.table.piles
    }
}
