// The sheet of everyone, who stands where, and where the points of a line come from.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property Desk desk
    required property Session session
    // one thing at a time: the sheet, or where the points of a line come from
    property bool compact: false
    // what it scrolls in
    property Flickable scroller: null

    spacing: Style.gapWide

    ScoreBoard {
        Layout.fillWidth: true
        visible: !panel.compact || !evidence.visible
        scroller: panel.scroller
        session: panel.session
    }

    // the totals hang on an answer that only the table can give
    Flow {
        id: open

        Layout.fillWidth: true
        spacing: Style.gapTiny
        visible: panel.session.readings.mattering > 0 && (!panel.compact || !evidence.visible)

        Repeater {
            model: panel.session.readings

            Chip {
                required property bool matters
                required property string question

                width: Math.min(implicitWidth, open.width)
                icon.name: "dispute"
                text: question
                visible: matters
                onClicked: panel.desk.page = "dispute"
            }
        }
    }

    EvidenceList {
        id: evidence

        Layout.fillWidth: true
        session: panel.session
        onRuleAsked: rule => panel.desk.showRule(rule)
    }

    ResultPanel {
        Layout.fillWidth: true
        visible: !panel.compact || !evidence.visible
        desk: panel.desk
        session: panel.session
    }
}
