// Seats of the game, each with a tick once its board is in.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Grid {
    id: grid

    required property BoardCollection seats
    // width of the page column
    required property real room

    columns: room < 300 * Style.scale ? 1 : 2
    spacing: Style.gap

    Repeater {
        model: grid.seats

        CollectedSeat {
            width: (grid.room - (grid.columns - 1) * grid.spacing) / grid.columns
        }
    }
}
