// All findings, gravest first as the rules have them; a bonus in doubt can be settled right here.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property Session session
    required property MuseeTable table

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
                model: list.table.claims

                Chip {
                    required property int index
                    required property int findingRow
                    required property string claimText

                    width: Math.min(implicitWidth, card.availableWidth)
                    visible: findingRow === card.index
                    icon.name: "first"
                    text: claimText
                    onClicked: list.table.claim(index)
                }
            }
        }
    }
}
