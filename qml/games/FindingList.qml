// All findings, gravest first as the rules have them; what can be settled is settled right here.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property Session session
    property Answers answers: null
    // asked for once: it is as long as the findings are
    readonly property var answerTexts: answers?.byFinding ?? []

    signal ruleAsked(string rule)

    spacing: Style.gap

    SeverityBadge {
        Layout.fillWidth: true
        severity: list.session.sideVerdictSeverity
        text: list.session.sideVerdictText
    }

    SeverityBadge {
        Layout.fillWidth: true
        severity: list.session.verdictSeverity
        text: list.session.verdictText
    }

    Repeater {
        model: list.session.findings

        FindingCard {
            Layout.fillWidth: true
            answers: list.answerTexts[index] ?? []
            onAnswered: answer => list.answers.give(index, answer)
            onClicked: list.session.showFinding(index)
            onRuleAsked: rule => list.ruleAsked(rule)
        }
    }

    MoreButton {
        Layout.fillWidth: true
        rows: list.session.findings
    }
}
