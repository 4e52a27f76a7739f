// All findings, gravest first as the rules have them; what can be settled is settled right here.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property Session session
    property AnswersModel answers: null

    signal ruleAsked(string rule)

    spacing: Style.gap

    SeverityBadge {
        Layout.fillWidth: true
        severity: list.session.verdictSeverity
        text: list.session.verdictText
    }

    Repeater {
        model: list.session.findings

        FindingCard {
            id: card

            Layout.fillWidth: true
            onClicked: list.session.showFinding(index)
            onRuleAsked: rule => list.ruleAsked(rule)

            Repeater {
                model: list.answers

                Chip {
                    required property int index
                    required property int findingRow
                    required property string answerText

                    width: Math.min(implicitWidth, card.availableWidth)
                    visible: findingRow === card.index
                    icon.name: "first"
                    text: answerText
                    onClicked: list.answers.give(index)
                }
            }
        }
    }
}
