// Artists’ walls, for viewing only: all of them where they fit.
import QtQuick
import Cimaise
import Cimaise.App

SeatBoard {
    id: seat

    readonly property MuseTable table: MuseTable {
        seat: seat.side
        session: seat.session
    }

    aspect: 1.3

    MuseMovedPiece {
        id: none

        table: seat.table
    }

    // Returns the painting at a point; −1 for none.
    function rowAt(x: real, y: real): int {
        let at = mapToItem(board, x, y);
        let item = board.childAt(at.x, at.y);
        let outer = board as Item;
        while (item !== null && !(item instanceof MusePainting)) {
            at = outer.mapToItem(item, at.x, at.y);
            outer = item;
            item = item.childAt(at.x, at.y);
        }
        return (item as MusePainting)?.card ?? -1;
    }

    MuseBoard {
        id: board

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
