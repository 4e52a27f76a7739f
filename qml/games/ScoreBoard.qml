// Score sheet of all sides, line by line.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: board

    required property Session session
    property bool wanted: true
    // what it scrolls in: the names stay in sight
    property Flickable scroller: null
    readonly property int rowHeight: Math.max(Style.touch, Math.round(34 * Style.scale))
    readonly property int headHeight: Math.round(28 * Style.scale)
    readonly property int titleWidth: Math.round(width * (session.sheet.sideCount > 2 ? 0.4 : 0.46))

    // how much of it lies above what is seen
    readonly property real past: {
        if (scroller === null || scroller.contentY <= 0)
            return 0;
        return Math.max(0, Math.min(-mapToItem(scroller, 0, 0).y, height - headHeight - rowHeight));
    }

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
        model: board.wanted ? board.session.sheet : null
        reuseItems: false
        rowHeightProvider: () => board.rowHeight

        delegate: ScoreCell {
            titleWidth: board.titleWidth
            folded: board.session.sheet.folded
            onClicked: {
                if (isFold) {
                    board.session.sheet.folded = !board.session.sheet.folded;
                    return;
                }
                board.session.currentSide = side;
                board.session.show(side, lineId);
            }
        }

        onWidthChanged: forceLayout()
    }

    Rectangle {
        y: board.past
        width: parent.width
        height: board.headHeight
        color: board.past > 0 ? Style.panel : "transparent"
        visible: board.session.sheet.sideCount > 0

        Repeater {
            model: board.session.sheet.sideCount

            Item {
                id: heading

                required property int index

                x: board.titleWidth + index * view.cellWidth
                width: view.cellWidth
                height: board.headHeight

                WallText {
                    id: name

                    anchors.centerIn: parent
                    width: Math.min(Math.ceil(implicitWidth), heading.width)
                    Accessible.ignored: true
                    // asked for again when somebody is renamed
                    text: board.session.players.length > 0 ? board.session.sheet.sideName(heading.index) : ""
                    color: Style.inkSoft
                    mayElide: true
                    font.pixelSize: Style.smallSize
                    wrapMode: Text.NoWrap
                }

                SeatSign {
                    anchors {
                        right: name.left
                        rightMargin: 3
                        verticalCenter: parent.verticalCenter
                    }
                    visible: heading.width - name.width >= 2 * (width + anchors.rightMargin)
                    // asked for again when somebody has another sign
                    hue: board.session.players.length > 0 ? board.session.sides.colourOf(heading.index) : 0
                    shape: board.session.players.length > 0 ? board.session.sides.shapeOf(heading.index) : 0
                    size: Math.round(Style.smallSize * 0.8)
                }
            }
        }
    }

    Connections {
        target: board

        function onRowHeightChanged(): void {
            view.forceLayout();
        }
    }
}
