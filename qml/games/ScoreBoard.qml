// The score sheet of everyone at the table, line by line.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: board

    required property Session session
    readonly property int rowHeight: Math.max(Style.touch, Math.round(34 * Style.scale))
    readonly property int headHeight: Math.round(28 * Style.scale)
    readonly property int titleWidth: Math.round(width * (session.sheet.sideCount > 2 ? 0.4 : 0.46))

    implicitHeight: session.sheet.sideCount > 0 ? headHeight + rowHeight * session.sheet.lineCount : 0

    Accessible.role: Accessible.Table
    //% "Score sheet"
    Accessible.name: qsTrId("table.score")

    TableView {
        id: view

        readonly property real cellWidth: width / Math.max(1, columns)

        x: board.titleWidth
        y: board.headHeight
        width: board.width - x
        height: board.height - y
        activeFocusOnTab: false // its cells alone; Qt 6.8 stops here as well
        columnWidthProvider: () => cellWidth
        interactive: false
        model: board.session.sheet
        reuseItems: false
        rowHeightProvider: () => board.rowHeight

        delegate: ScoreCell {
            titleWidth: board.titleWidth
            onClicked: {
                board.session.currentSide = side;
                board.session.show(side, lineId);
            }
        }

        onWidthChanged: forceLayout()
    }

    Connections {
        target: board

        function onRowHeightChanged(): void {
            view.forceLayout();
        }
    }
}
