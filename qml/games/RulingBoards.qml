// Boards that a ruling names, each under its name; one alone without it.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Grid {
    id: boards

    required property Session session
    readonly property list<int> named: session.highlighter.ruling.sides
    // the board in view if none is named, or if one board shows all players
    readonly property list<int> shown: session.boardShowsAllSides || named.length === 0 ? [session.currentSide] : named
    readonly property real aspect: (seats.count > 0 ? seats.itemAt(0) as SeatView : null)?.aspect ?? 1

    // Returns the number of columns with which the boards are largest.
    function bestColumnCount(): int {
        let best = 1;
        let widest = 0;
        for (let tried = 1; tried <= shown.length; ++tried) {
            const wide = Math.min(width / tried, height / Math.ceil(shown.length / tried) * aspect);
            if (wide > widest + 1) {
                widest = wide;
                best = tried;
            }
        }
        return best;
    }

    columns: bestColumnCount()

    Repeater {
        id: seats

        model: boards.shown

        SeatView {
            required property int modelData

            width: Math.floor(boards.width / boards.columns)
            height: Math.floor(boards.height / Math.ceil(boards.shown.length / boards.columns))
            enabled: false
            name: boards.session.sides.nameOf(modelData)
            session: boards.session
            showsName: boards.shown.length > 1
            showsTotal: false
            side: modelData
            totalText: ""
        }
    }
}
