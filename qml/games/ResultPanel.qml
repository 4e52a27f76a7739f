// Ranking; after the end of a game also the match. Columns, because a hidden layout keeps pointers to
// removed items (see ColumnRepeater), and a layout of wrapped text in a layout is arranged again and again.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Column {
    id: result

    required property Session session
    property bool mayBecomeVisible: true

    spacing: Style.gap

    Column {
        width: parent.width
        spacing: result.spacing

        Repeater {
            model: result.mayBecomeVisible ? result.session.ranking : null

            RankingLine {
                width: parent.width
            }
        }
    }

    BodyText {
        width: parent.width
        visible: text !== ""
        text: result.session.match.text
        color: Style.brass
        font {
            family: Style.headingFamily
            pixelSize: Style.largeSize
            weight: Font.DemiBold
        }
    }
}
