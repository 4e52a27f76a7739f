// Boards without input controls: those of all sides where they fit, otherwise the chosen one.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: boards

    required property Session session
    // true if the window has space for all boards at once
    property bool fitsAllBoards: false
    // true if one board shows all sides
    property bool showsAllSides: false
    // all boards side by side, for at most six sides: a file may have hundreds
    readonly property bool all: fitsAllBoards && !showsAllSides && session.sides.count > 1 && session.sides.count <= 6
    readonly property SeatView first: (seats.count > 0 ? seats.itemAt(0) : singleBoard.count > 0 ? singleBoard.itemAt(0) : null) as SeatView
    readonly property real aspect: first?.aspect ?? 1
    readonly property int count: all ? session.sides.count : 1
    readonly property int columns: bestColumnCount()
    readonly property int rows: Math.ceil(count / columns)
    // height at which the selected board uses the full width
    readonly property real wholeHeight: width / aspect + 2 * Style.gapTiny

    // a board was tapped
    signal chosen(int side)

    // Returns the number of columns with which the boards are largest.
    function bestColumnCount(): int {
        let best = 1;
        let widest = 0;
        for (let tried = 1; tried <= count; ++tried) {
            const high = height / Math.ceil(count / tried) - 30 * Style.scale;
            const wide = Math.min(width / tried, high * aspect);
            if (wide > widest + 1) {
                widest = wide;
                best = tried;
            }
        }
        return best;
    }

    Accessible.role: Accessible.Grouping
    //% "Boards"
    Accessible.name: qsTrId("table.boards")

    Repeater {
        id: seats

        model: boards.all ? boards.session.sides : null

        SeatView {
            required property int index

            x: (index % boards.columns) * width
            y: Math.floor(index / boards.columns) * height
            width: Math.floor(boards.width / boards.columns)
            height: Math.floor(boards.height / boards.rows)
            current: index === boards.session.currentSide
            focus: current
            session: boards.session
            side: index
            onChosen: boards.chosen(index)
        }
    }

    Repeater {
        id: singleBoard

        model: boards.all ? 0 : 1

        SeatView {
            anchors.fill: parent
            focus: true
            name: ""
            showsName: false
            session: boards.session
            side: boards.session.currentSide
            totalText: ""
        }
    }
}
