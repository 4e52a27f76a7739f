// The right side of a wide window: score sheet and findings, always in sight.
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

    color: Style.wallShade

    WallScroll {
        anchors.fill: parent
        columnWidth: width

        GridLayout {
            columnSpacing: Style.gapWide
            columns: side.across ? 2 : 1
            rowSpacing: Style.gapWide

            Panel {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.preferredWidth: 1

                ScorePanel {
                    width: parent.width
                    desk: side.desk
                    session: side.session
                }
            }

            FindingList {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                session: side.session
                answers: side.answers
                onRuleAsked: rule => side.desk.showRule(rule)
            }
        }
    }
}
