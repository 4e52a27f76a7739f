// What a table argues about: whether this may stand, and what the rulebook leaves open. One thing is
// looked at large enough to be read from the other side of the table.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Desk desk
    required property Session session
    readonly property bool asked: session.findings.litRow >= 0
    // for those who sit opposite
    property bool turned: false

    //% "Dispute"
    title: qsTrId("dispute.title")

    // the light of a score line is no question
    Component.onCompleted: if (!asked)
        session.clearHighlight()

    header: PageHeader {
        title: page.title
        onBack: page.desk.back()

        IconButton {
            checkable: true
            checked: page.turned
            icon.name: "turn"
            //% "Turn it to the other side of the table"
            text: qsTrId("dispute.turn")
            onClicked: page.turned = checked
        }
    }

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: page.wide ? 2 : 1
        rotation: page.turned ? 180 : 0
        rowSpacing: 0

        SeatLoader {
            id: board

            readonly property real high: Math.min(page.height * 0.4, page.width / (seat?.aspect ?? 1))

            Layout.fillHeight: page.wide
            Layout.fillWidth: true
            Layout.margins: Style.gap
            Layout.preferredHeight: page.wide ? -1 : high
            Layout.preferredWidth: 1
            enabled: false
            session: page.session
            side: page.session.currentSide
            visible: page.asked
        }

        WallScroll {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            focus: true

            Repeater {
                model: page.session.findings

                Ruling {
                    Layout.fillWidth: true
                    visible: lit
                    onLeft: page.session.clearHighlight()
                    onRuleAsked: rule => page.desk.showRule(rule)
                }
            }

            Disputed {
                Layout.fillWidth: true
                session: page.session
                visible: !page.asked
            }
        }
    }
}
