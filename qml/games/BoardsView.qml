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
    // true if each name is followed by the total
    property bool showsTotals: true
    // moves of pieces between the boards; null for none
    property BoardMoves moves: null
    // all boards side by side, for at most six sides: a file may have hundreds
    readonly property bool all: fitsAllBoards && !session.boardShowsAllSides && session.sides.count > 1 && session.sides.count <= 6
    readonly property SeatView first: (seats.count > 0 ? seats.itemAt(0) : singleBoard.count > 0 ? singleBoard.itemAt(0) : null) as SeatView
    readonly property real aspect: first?.aspect ?? 1
    readonly property int count: all ? session.sides.count : 1
    readonly property int columns: bestColumnCount()
    readonly property int rows: Math.ceil(count / columns)
    // height at which the selected board uses the full width
    readonly property real wholeHeight: width / aspect + 2 * Style.gapTiny

    // a board was tapped, on this space; −1: beside its spaces
    signal chosen(int side, int row)

    // Returns the board at a point; null for none.
    function viewAt(x: real, y: real): SeatView {
        return (all ? seats.itemAt(Math.floor(y / Math.floor(height / rows)) * columns + Math.floor(x / Math.floor(width / columns))) : singleBoard.itemAt(0)) as SeatView;
    }

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
            showsTotal: boards.showsTotals
            side: index
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

    // A tap selects a piece on its board; a piece can be dragged to another board. The wheel still
    // zooms.
    MouseArea {
        id: finger

        property SeatView from: null
        property int row: -1
        readonly property bool carries: drag.active && piece.text !== ""

        function rowOf(view: SeatView, x: real, y: real): int {
            return view === null ? -1 : view.rowAt(x - view.x, y - view.y);
        }

        anchors.fill: parent
        drag.target: piece.text !== "" ? piece : null
        onPressed: mouse => {
            from = boards.viewAt(mouse.x, mouse.y);
            row = rowOf(from, mouse.x, mouse.y);
            piece.text = boards.all && from !== null && !boards.session.readOnly ? boards.moves?.nameAt(from.side, row) ?? "" : "";
            piece.x = mouse.x - piece.width / 2;
            piece.y = mouse.y - piece.height - Style.gap;
        }
        onClicked: if (from !== null)
            boards.chosen(from.side, row)
        onReleased: mouse => {
            const to = boards.viewAt(mouse.x, mouse.y);
            const toRow = rowOf(to, mouse.x, mouse.y);
            if (drag.active && piece.text !== "" && toRow >= 0 && to.side !== from.side)
                boards.moves.move(from.side, row, to.side, toRow);
        }
    }

    // piece being dragged
    Chip {
        id: piece

        visible: finger.carries
        icon.name: "move"
        Accessible.ignored: true
    }
}
