// Part of the score sheet that is always visible: the names, the totals, the first place.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: board

    required property Session session
    property bool mayBecomeVisible: true
    readonly property int lineHeight: Math.max(Style.touch, Math.round(34 * Style.scale))
    readonly property int headHeight: Math.round(28 * Style.scale)
    // true if place, names and points do not fit side by side
    readonly property bool stacked: width < 330 * Style.scale
    readonly property int titleWidth: Math.round(width * (session.sheet.sideCount > 4 ? 0.32 : session.sheet.sideCount > 2 ? 0.4 : 0.46))

    implicitHeight: session.sheet.sideCount > 0 ? headHeight + lineHeight + first.height : 0

    ScoreNames {
        x: board.titleWidth
        width: board.width - x
        height: board.headHeight
        session: board.session
    }

    ScoreRows {
        id: totals

        x: board.titleWidth
        y: board.headHeight
        width: board.width - x
        height: board.lineHeight
        lineHeight: board.lineHeight
        session: board.session
        titleWidth: board.titleWidth
        totals: true
        mayBecomeVisible: board.mayBecomeVisible
    }

    // reserves the space of the first place, also while there is none
    Item {
        id: first

        y: totals.y + totals.height
        width: parent.width
        height: board.session.singleBoard ? 0 : Math.round((board.stacked ? 1.6 : 1) * board.headHeight)

        Repeater {
            model: board.mayBecomeVisible && !board.session.singleBoard ? board.session.ranking.firstPlace : null

            FirstPlace {
                anchors.fill: parent
                stacked: board.stacked
            }
        }
    }
}
