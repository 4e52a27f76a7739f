// Rules questions for the open game: the winner and the tie-break, open questions that matter,
// findings, who was first, and on request all open questions of the game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property Navigator navigator
    required property RulesQuestions questions
    required property WhatIf whatIf
    required property Session session
    // shows the list of all open questions, including those whose answers make no difference
    property bool unfolded: false

    // the list of all open questions was expanded below `item`
    signal unfoldedBelow(Item item)

    spacing: Style.gapWide

    DisputeQuestions {
        navigator: list.navigator
        questions: list.questions
        whatIf: list.whatIf
        session: list.session
    }

    Panel {
        visible: together.count > 0

        Column {
            width: parent.width
            spacing: Style.gapTiny

            Repeater {
                id: together

                model: list.session.readings.together

                BodyText {
                    required property int index
                    required property string modelData

                    width: parent.width
                    text: modelData
                    color: index === 0 ? Style.ink : Style.inkSoft
                    font {
                        pixelSize: index === 0 ? Style.largeSize : Style.textSize
                        weight: index === 0 ? Font.DemiBold : Font.Normal
                    }
                }
            }
        }
    }

    SectionTitle {
        visible: list.session.readings.decisiveCount > 0
        //% "Open questions"
        text: qsTrId("dispute.readings")
        font.pixelSize: Style.largeSize
    }

    QuietText {
        visible: list.session.readings.decisiveCount > 0
        //% "Your answers apply to this game and become house rules for new games (see Settings)."
        text: qsTrId("dispute.remembered")
    }

    // In a fixed order: an answer may change which other questions matter, and no card may move
    // under the finger.
    ColumnRepeater {
        model: list.session.readings
        spacing: list.spacing

        ReadingRuling {
            // true if the question mattered when the page was opened
            property bool mattered: false

            width: parent.width
            enabled: !list.session.readOnly
            visible: mattered
            onAnswered: option => list.session.readings.answer(readingId, option)
            Component.onCompleted: mattered = matters
        }
    }

    SectionTitle {
        visible: list.session.findings.count > 0
        //% "Findings"
        text: qsTrId("dispute.findings")
        font.pixelSize: Style.largeSize
    }

    ColumnRepeater {
        model: list.session.findings
        spacing: list.spacing

        FindingCard {
            width: parent.width
            showsAllTexts: false
            onClicked: list.questions.ruleOn(index)
            onRulingRequested: list.questions.ruleOn(index)
        }
    }

    SectionTitle {
        visible: firsts.count > 0
        //% "Who was first?"
        text: qsTrId("dispute.firsts")
        font.pixelSize: Style.largeSize
    }

    ColumnRepeater {
        id: firsts

        model: list.session.history.firsts
        spacing: list.spacing

        BodyText {
            required property string modelData

            width: parent.width
            text: modelData
        }
    }

    SectionTitle {
        visible: ranking.count > 0
        //% "Ranking and tie-breaks"
        text: qsTrId("dispute.ranking")
        font.pixelSize: Style.largeSize
    }

    Column {
        Layout.fillWidth: true
        spacing: Style.gap

        Repeater {
            id: ranking

            model: list.session.ranking

            RankingLine {
                width: parent.width
            }
        }
    }

    QuietText {
        visible: list.session.readings.count > 0 && list.session.readings.decisiveCount === 0 && !list.session.points.totalsHidden
        //% "No open question affects this game."
        text: qsTrId("dispute.nothing-open")
    }

    AppButton {
        visible: list.session.readings.count > 0
        icon.name: list.unfolded ? "chevron-up" : "chevron-down"
        //% "All open questions"
        text: qsTrId("dispute.unfold")
        onClicked: {
            list.unfolded = !list.unfolded;
            if (list.unfolded)
                list.unfoldedBelow(this);
        }
    }

    QuietText {
        visible: list.unfolded && list.session.readings.decisiveCount === 0
        text: qsTrId("dispute.remembered")
    }

    ColumnRepeater {
        model: list.unfolded ? list.session.readings : null
        spacing: list.spacing

        ReadingRuling {
            width: parent.width
            enabled: !list.session.readOnly
            onAnswered: option => list.session.readings.answer(readingId, option)
        }
    }
}
