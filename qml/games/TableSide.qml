// The right side of a wide window: score sheet and findings, always in sight.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Rectangle {
    id: side

    required property Desk desk
    required property Session session
    required property MuseeTable table

    color: Style.wallShade

    WallScroll {
        anchors.fill: parent
        columnWidth: width

        Panel {
            Layout.fillWidth: true

            ScorePanel {
                width: parent.width
                desk: side.desk
                session: side.session
            }
        }

        FindingList {
            Layout.fillWidth: true
            session: side.session
            table: side.table
            onRuleAsked: rule => side.desk.showRule(rule)
        }
    }
}
