// All sides with their totals; buttons for score sheet and findings where these are not beside the
// board, for all boards at once, and back to the input.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Rectangle {
    id: strip

    required property Session session
    property bool narrow: false
    // shows buttons for score sheet and findings, which are not beside the board
    property bool sheets: narrow
    // true while the boards are shown without input controls
    property bool viewOnly: false
    // true if the sides do not fit side by side; a file may have hundreds
    readonly property bool crowded: session.sides.count > 6

    signal allBoardsRequested
    signal editRequested
    signal scoreRequested
    signal findingsRequested

    implicitHeight: row.implicitHeight
    color: Style.wallShade

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: 0

        // the tabs share the remaining width, independent of their texts
        Item {
            Layout.fillHeight: true
            Layout.fillWidth: true
            implicitHeight: {
                let maximumHeight = 0;
                for (let seat = 0; seat < seats.count; ++seat)
                    maximumHeight = Math.max(maximumHeight, seats.itemAt(seat)?.implicitHeight ?? 0);
                return maximumHeight;
            }
            visible: !strip.crowded

            // a Row, not a layout (see ColumnRepeater)
            Row {
                id: tabs

                // one arrangement for all tabs, whatever their points
                readonly property bool tight: {
                    let widest = 0;
                    for (let seat = 0; seat < seats.count; ++seat)
                        widest = Math.max(widest, seats.itemAt(seat)?.wantedWidth ?? 0);
                    return widest > Math.floor(width / Math.max(1, seats.count));
                }

                width: strip.narrow ? parent.width : Math.min(parent.width, seats.count * 280 * Style.scale)
                height: parent.height

                Repeater {
                    id: seats

                    model: strip.crowded ? null : strip.session.sides

                    SideTab {
                        width: Math.floor(tabs.width / seats.count)
                        height: tabs.height
                        checked: index === strip.session.currentSide
                        enabled: seats.count > 1 // a single board is always in view
                        hides: strip.session.points.totalsHidden && !strip.session.finished
                        margin: seats.count > 4 ? 2 : Style.gapTiny
                        narrow: strip.narrow
                        tight: tabs.tight
                        onClicked: strip.session.currentSide = index
                        onHeldChanged: strip.session.points.peekedSide = held ? index : -1
                    }
                }
            }
        }

        ListView {
            id: tabRow

            Layout.fillHeight: true
            Layout.fillWidth: true
            visible: strip.crowded
            model: strip.crowded ? strip.session.sides : null
            implicitHeight: Math.max(Style.touch, currentItem?.implicitHeight ?? 0)
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            currentIndex: strip.session.currentSide
            highlightMoveDuration: 0
            keyNavigationEnabled: false
            orientation: ListView.Horizontal

            delegate: SideTab {
                width: 2 * Style.touch
                height: tabRow.height
                checked: index === strip.session.currentSide
                narrow: strip.narrow
                onActiveFocusChanged: if (activeFocus)
                    tabRow.positionViewAtIndex(index, ListView.Contain)
                onClicked: strip.session.currentSide = index
            }
        }

        // “All boards” or “Edit”, in the same place
        Item {
            Layout.fillHeight: true
            Layout.rightMargin: Style.gap
            implicitWidth: Math.max(all.implicitWidth, edit.implicitWidth)
            visible: !strip.narrow && (!strip.crowded || strip.viewOnly)

            AppButton {
                id: all

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                visible: !strip.viewOnly && !strip.session.singleBoard && strip.session.sides.count > 1
                icon.name: "table"
                //% "All boards"
                text: qsTrId("table.boards.all")
                onClicked: strip.allBoardsRequested()
            }

            AppButton {
                id: edit

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                visible: strip.viewOnly
                icon.name: "keypad"
                //% "Edit"
                text: qsTrId("table.edit")
                onClicked: strip.editRequested()
            }
        }

        IconButton {
            // transparent, not hidden, while the score sheet is visible anyway, so that nothing
            // moves
            visible: strip.sheets
            enabled: !strip.viewOnly
            opacity: enabled ? 1 : 0
            icon.name: "score"
            //% "Score sheet"
            text: qsTrId("table.score")
            onClicked: strip.scoreRequested()
        }

        VerdictButton {
            Layout.fillHeight: true
            visible: strip.sheets
            showsText: !strip.narrow
            session: strip.session
            onClicked: strip.findingsRequested()
        }
    }
}
