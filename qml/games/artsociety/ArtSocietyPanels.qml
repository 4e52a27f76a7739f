// Panels below the wall, one at a time.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

StackLayout {
    id: panels

    required property ArtSocietyTools tools
    // maximum height of a panel
    required property real room
    readonly property ArtSocietyTable table: tools.table
    readonly property alias tilesHeight: tiles.keysHeight

    readonly property var places: ({
            "tiles": 0,
            "museum": 1,
            "auction": 2,
            "order": 3,
            "fit": 4,
            "pairs": 5,
            "plan": 6,
            "outlook": 4
        })

    function showHand(): void {
        tiles.showHand();
    }

    currentIndex: places[tools.panel]

    ArtSocietyTiles {
        id: tiles

        room: panels.room
        tools: panels.tools
    }

    ArtSocietyMuseum {
        part: panels.table.beside
        session: panels.table.session
        onTurned: panel => panels.tools.showPanel(panel)
    }

    ArtSocietyBidding {
        session: panels.table.session
    }

    ArtSocietyOrder {
        locked: panels.tools.locked
        part: panels.table.order
        tiles: panels.table.wall.tiles
    }

    ArtSocietyPlacements {
        locked: panels.tools.locked
        outlook: panels.tools.panel === "outlook"
        table: panels.table
        onHung: panels.tools.showPanel("tiles")
        onTurned: panel => panels.tools.showPanel(panel)
    }

    ArtSocietyPairs {
        part: panels.table.pairs
    }

    ArtSocietyPlan {
        locked: panels.tools.locked
        part: panels.table.plan
    }
}
