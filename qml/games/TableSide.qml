// Side panel of a wide window: the verdict, always visible, and below it score sheet and findings,
// which scroll separately. The score sheet does not move when findings change.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Rectangle {
    id: side

    required property Desk desk
    required property Session session
    property Answers answers: null
    // sheet and findings side by side
    property bool across: false
    readonly property real room: height - verdicts.height - 2 * Style.gap
    readonly property bool found: list.count > 0
    // the findings have what the sheet leaves them, and always most of the height: the totals stand in
    // the strip as well
    readonly property real scoreHeight: found ? Math.min(score.contentHeight, Math.max(room * 0.4, 3 * Style.touch)) : room

    color: Style.wallShade

    Verdicts {
        id: verdicts

        x: Style.gapWide
        y: Style.gap
        width: parent.width - 2 * Style.gapWide
        session: side.session
        still: !side.session.alone
    }

    GridLayout {
        anchors {
            fill: parent
            topMargin: verdicts.height + 2 * Style.gap
        }
        columnSpacing: 0
        columns: side.across ? 2 : 1
        rowSpacing: 0

        WallScroll {
            id: score

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: side.across ? Infinity : side.scoreHeight
            Layout.preferredHeight: side.scoreHeight
            Layout.preferredWidth: 1
            columnWidth: width
            sideMargin: Style.gap

            Panel {
                Layout.fillWidth: true

                ScorePanel {
                    width: parent.width
                    desk: side.desk
                    scroller: score
                    session: side.session
                }
            }
        }

        WallScroll {
            id: findings

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredHeight: 1
            Layout.preferredWidth: 1
            columnWidth: width
            sideMargin: side.found ? Style.gapTiny + 2 : 0
            visible: side.found || side.across

            FindingList {
                id: list

                Layout.fillWidth: true
                desk: side.desk
                session: side.session
                answers: side.answers
            }
        }
    }
}
