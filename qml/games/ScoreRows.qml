// Rows of the score sheet: either all lines, or only the totals.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

TableView {
    id: view

    required property Session session
    required property int lineHeight
    required property int titleWidth
    property bool mayBecomeVisible: true
    property bool totals: false
    // height of the evidence below the highlighted row
    property real reasonHeight: 0
    readonly property int reasonRow: session.sheet.highlightedRow
    readonly property real cellWidth: Math.max(0, width) / Math.max(1, columns)

    // Returns 0 for a row that is not shown; TableView does not create such a row.
    function heightOf(row: int): real {
        if ((row === rows - 1) !== totals)
            return 0;
        return lineHeight + (row === reasonRow && !totals ? reasonHeight : 0);
    }

    activeFocusOnTab: false // only the cells get focus; Qt 6.8 would also stop at the view
    columnWidthProvider: () => cellWidth
    interactive: false
    model: mayBecomeVisible ? session.sheet : null
    reuseItems: false
    rowHeightProvider: row => heightOf(row)

    delegate: ScoreCell {
        lineHeight: view.lineHeight
        titleWidth: view.titleWidth
        folded: view.session.sheet.folded
        onClicked: {
            if (isFold) {
                view.session.sheet.folded = !view.session.sheet.folded;
                return;
            }
            view.session.currentSide = side;
            view.session.highlighter.showLine(side, lineId);
        }
    }

    onLineHeightChanged: forceLayout()
    onReasonHeightChanged: forceLayout()
    onReasonRowChanged: forceLayout()
    onWidthChanged: forceLayout()
}
