// All findings, gravest first as the rules have them; what can be settled is settled right here. Where
// they are many each says what is wrong, and the one that is touched all the rest.
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
    readonly property int count: session.findings.count
    // so few that each has room for all there is to say of it
    readonly property bool few: count <= 3

    signal ruleAsked(string rule)
    // its places are lit now, and all of it is shown
    signal opened(card: Item)

    spacing: few ? Style.gap : Style.gapTiny

    Repeater {
        model: list.session.findings

        FindingCard {
            Layout.fillWidth: true
            answers: list.answerTexts[index] ?? []
            whole: lit || list.few
            onLitChanged: if (lit)
                list.opened(this)
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
