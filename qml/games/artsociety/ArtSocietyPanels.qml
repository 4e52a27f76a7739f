// What stands below the wall, one at a time.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

StackLayout {
    id: panels

    required property ArtSocietyTools tools
    readonly property ArtSocietyTable table: tools.table
    readonly property alias tilesHeight: keypad.implicitHeight

    readonly property var places: ({
            "tiles": 0,
            "museum": 1,
            "auction": 2,
            "order": 3,
            "fit": 4,
            "pairs": 5,
            "plan": 6,
            "text": 7
        })

    // the keyboard would stay in what is no longer shown
    signal deserted

    currentIndex: places[tools.panel]

    ArtSocietyKeypad {
        id: keypad

        table: panels.table
    }

    ArtSocietyMuseum {
        table: panels.table
        onTurned: panel => panels.tools.turnTo(panel)
    }

    ArtSocietyBidding {
        table: panels.table
        onFinished: panels.tools.turnTo("museum")
    }

    ArtSocietyOrder {
        table: panels.table
        onFinished: panels.tools.turnTo("museum")
    }

    ArtSocietyFit {
        table: panels.table
        onHung: panels.tools.turnTo("tiles")
    }

    ArtSocietyPairs {
        table: panels.table
    }

    ArtSocietyPlan {
        table: panels.table
    }

    ArtSocietyTexts {
        table: panels.table
        onFinished: panels.tools.turnTo("tiles")
        onDeserted: panels.deserted()
    }
}
