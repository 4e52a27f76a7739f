// Panels below the board, one at a time, all of the same size.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

StackLayout {
    id: panels

    required property MuseumTools tools
    readonly property MuseumTable table: tools.table
    // minimum height of the keypad
    readonly property alias minimumHeight: keypad.minimumHeight
    readonly property alias textField: texts.field

    readonly property var places: ({
            "objects": 0,
            "figures": 1,
            "arrange": 2,
            "plan": 3,
            "text": 4,
            "table": 5
        })

    function showField(kind: int, continent: int, focused: bool): void {
        scoring.showField(kind, continent, focused);
    }

    currentIndex: places[tools.panel]

    MuseumKeypad {
        id: keypad

        keys: panels.table.keys
    }

    MuseumScoring {
        id: scoring

        figures: panels.table.figures
        patron: panels.table.patron
        session: panels.table.session
        onTableRequested: panels.tools.showPanel("table")
    }

    MuseumArrange {
        arrangement: panels.table.arrangement
        locked: panels.tools.locked
    }

    MuseumPlan {
        figures: panels.table.figures
        plan: panels.table.plan
        session: panels.table.session
    }

    MuseumTexts {
        id: texts

        keys: panels.table.keys
        drafts: panels.table.drafts
        session: panels.table.session
        onFinished: panels.tools.showPanel("objects")
    }

    // created on demand, because of its many fields, and kept while one of them has an error
    // qmllint disable unqualified
    Loader {
        id: players

        property int errors: 0

        active: panels.tools.panel === "table" || errors > 0
        sourceComponent: MuseumPlayers {
            locked: panels.tools.locked
            part: panels.table.players
            onErrorsCounted: count => players.errors = count
        }
    }
    // qmllint enable unqualified
}
