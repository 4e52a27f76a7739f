// Panels below the wall, one at a time.
pragma ComponentBehavior: Bound

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

    // Order in which the tiles were hung, editable by hand.
    ScrollColumn {
        id: page

        Accessible.role: Accessible.Grouping
        //% "Hanging order"
        Accessible.name: qsTrId("art.tool.order")

        AppSwitch {
            checked: panels.table.order.ordered
            enabled: !panels.tools.locked
            //% "Tiles are in the order they were hung"
            text: qsTrId("art.ordered")
            onToggled: panels.table.order.ordered = checked
        }

        Caption {
            text: panels.table.order.ordered ?
            //% "Set the order with the arrows: it decides what each tile touched and which painting earned decor."
            qsTrId("art.order.advice") :
            //% "Order unknown: Cimaise checks only whether the tiles are connected, and the total of shields."
            qsTrId("art.order.unknown")
        }

        ColumnRepeater {
            id: lines

            model: page.visible && panels.table.order.ordered ? panels.table.wall.tiles : null
            spacing: Style.gapWide

            // Tile in the order of hanging: a tap highlights it, buttons move it earlier or later.
            RowLayout {
                id: line

                required property int index
                required property string accessibleName
                required property bool selected
                required property string severity
                readonly property bool last: index === lines.count - 1

                signal moved(int by)

                // Takes keyboard focus for a tile that was moved to this row.
                function focusButton(by: int): void {
                    const sameDirection = by < 0 ? earlier : later;
                    (sameDirection.enabled ? sameDirection : by < 0 ? later : earlier).forceActiveFocus(Qt.TabFocusReason);
                }

                width: parent.width
                onMoved: by => {
                    panels.table.order.move(index, by);
                    lines.itemAt(index + by)?.focusButton(by);
                }
                spacing: Style.gapTiny

                ArtSocietyRowButton {
                    Layout.fillWidth: true
                    Accessible.name: mark + " " + title
                    Keys.onPressed: event => {
                        const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
                        event.accepted = by !== 0 && event.modifiers & Qt.AltModifier && !panels.tools.locked;
                        if (event.accepted)
                            line.moved(by);
                    }
                    detail: ""
                    mark: (line.index + 1) + "."
                    markColour: line.severity === "" || line.severity === "note" ? Style.brass : Style.severityColour(line.severity)
                    shown: line.selected
                    title: line.accessibleName
                    onClicked: panels.table.order.select(line.index)
                }

                IconButton {
                    id: earlier

                    visible: !panels.tools.locked
                    enabled: line.index > 0
                    icon.name: "chevron-up"
                    //% "Move earlier: {tile}"
                    text: qsTrId("art.order.earlier").replace("{tile}", line.accessibleName)
                    onClicked: line.moved(-1)
                }

                IconButton {
                    id: later

                    visible: !panels.tools.locked
                    enabled: !line.last
                    icon.name: "chevron-down"
                    //% "Move later: {tile}"
                    text: qsTrId("art.order.later").replace("{tile}", line.accessibleName)
                    onClicked: line.moved(1)
                }
            }
        }
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

    // Input of the printed wall during a game; no tile is removed.
    ScrollColumn {
        Accessible.role: Accessible.Grouping
        //% "Wall layout"
        Accessible.name: qsTrId("art.tool.plan")

        ArtSocietyWallPlanFields {
            columns: panels.table.plan.columns
            rows: panels.table.plan.rows
            firstEyelineRow: panels.table.plan.firstEyelineRow
            lastEyelineRow: panels.table.plan.lastEyelineRow
            starColumn: panels.table.plan.starColumn
            starRow: panels.table.plan.starRow
            verified: panels.table.plan.verified
            enabled: !panels.tools.locked
            onGrown: (columns, rows) => panels.table.plan.grow(columns, rows)
            onEyelineMoved: (first, last) => panels.table.plan.moveEyeline(first, last)
            onStarsMoved: (columns, rows) => panels.table.plan.moveStars(columns, rows)
            onConfirmed: panels.table.plan.confirm()
        }

        Caption {
            //% "A tile that no longer fits stays in place and is marked."
            text: qsTrId("art.plan.advice")
        }
    }
}
