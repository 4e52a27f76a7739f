// The sheet of everyone, who stands where, and where the points of a line come from.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property Desk desk
    required property Session session

    spacing: Style.gapWide

    ScoreBoard {
        Layout.fillWidth: true
        session: panel.session
    }

    EvidenceList {
        Layout.fillWidth: true
        session: panel.session
        onRuleAsked: rule => panel.desk.showRule(rule)
    }

    ResultPanel {
        Layout.fillWidth: true
        desk: panel.desk
        session: panel.session
    }
}
