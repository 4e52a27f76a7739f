// Ranking; after the end of a game also the match. The actions are here unless the page shows them
// elsewhere.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: result

    required property Navigator navigator
    required property Session session
    property bool wanted: true
    property bool acts: true

    spacing: Style.gap

    // a Column, because a hidden layout keeps pointers to removed items (see Lines)
    Column {
        Layout.fillWidth: true
        spacing: result.spacing

        Repeater {
            model: result.wanted ? result.session.ranking : null

            RankingLine {
                width: parent.width
            }
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: result.session.match.text
        color: Style.brass
        font {
            family: Style.headingFamily
            pixelSize: Style.largeSize
            weight: Font.DemiBold
        }
    }

    ResultActions {
        Layout.fillWidth: true
        visible: result.acts
        navigator: result.navigator
        session: result.session
    }
}
