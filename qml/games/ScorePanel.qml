// Score sheet of all sides, the ranking, and the evidence of a line.
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
    // it can be seen, or opened to be seen
    property bool wanted: true
    // what it scrolls in
    property Flickable scroller: null

    spacing: Style.gapWide

    ScoreBoard {
        Layout.fillWidth: true
        visible: !panel.compact || !evidence.visible
        scroller: panel.scroller
        session: panel.session
        wanted: panel.wanted
    }

    WallText {
        Layout.fillWidth: true
        Layout.topMargin: Style.gapTiny - panel.spacing
        visible: text !== "" && (!panel.compact || !evidence.visible)
        text: panel.session.sheet.rangeText
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    // always there, so that nothing moves when an answer begins to matter
    WallButton {
        Layout.fillWidth: true
        visible: panel.session.readings.count > 0 && (!panel.compact || !evidence.visible)
        icon.name: "dispute"
        text: panel.session.readings.summary
        onClicked: panel.desk.page = "dispute"
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
        wanted: panel.wanted
    }

    // what this table has decided for itself
    Lines {
        model: panel.session.readings.decided
        spacing: panel.spacing

        WallText {
            required property string modelData

            width: parent.width
            visible: !panel.compact || !evidence.visible
            text: modelData
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }
}
