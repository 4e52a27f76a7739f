// Rules questions: the legality of a move, who was first, and open questions of the rulebook.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property RulesQuestions questions
    required property WhatIf whatIf
    required property Session session

    //% "Rules question"
    title: qsTrId("dispute.title")

    ScrollColumn {
        id: scroll

        // Item above newly unfolded content. Scrolled to the top until the content is laid out.
        property Item unfolding: null

        function bringUp(): void {
            if (unfolding === null)
                return;
            const top = unfolding.mapToItem(contentItem, 0, 0).y - Style.gap;
            contentY = Math.max(0, Math.min(top, contentHeight - height));
        }

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth
        focus: true
        onContentHeightChanged: bringUp()

        Timer {
            id: laidOut

            interval: 200
            onTriggered: scroll.unfolding = null
        }

        // Rules questions for the open game: the winner and the tie-break, open questions that matter,
        // findings, who was first, and on request all open questions of the game.
        ColumnLayout {
            id: list

            // shows the list of all open questions, including those whose answers make no difference
            property bool unfolded: false

            spacing: Style.gapWide

            DisputeQuestions {
                navigator: page.navigator
                questions: page.questions
                whatIf: page.whatIf
                session: page.session
            }

            Panel {
                visible: together.count > 0

                Column {
                    width: parent.width
                    spacing: Style.gapTiny

                    Repeater {
                        id: together

                        model: page.session.readings.together

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
                visible: page.session.readings.decisiveCount > 0
                //% "Open questions"
                text: qsTrId("dispute.readings")
                font.pixelSize: Style.largeSize
            }

            QuietText {
                visible: page.session.readings.decisiveCount > 0
                //% "Your answers apply to this game and become house rules for new games (see Settings)."
                text: qsTrId("dispute.remembered")
            }

            // In a fixed order: an answer may change which other questions matter, and no card may move
            // under the finger.
            ColumnRepeater {
                model: page.session.readings
                spacing: list.spacing

                ReadingRuling {
                    // true if the question mattered when the page was opened
                    property bool mattered: false

                    width: parent.width
                    enabled: !page.session.readOnly
                    visible: mattered
                    onAnswered: option => page.session.readings.answer(readingId, option)
                    Component.onCompleted: mattered = matters
                }
            }

            SectionTitle {
                visible: page.session.findings.count > 0
                //% "Findings"
                text: qsTrId("dispute.findings")
                font.pixelSize: Style.largeSize
            }

            ColumnRepeater {
                model: page.session.findings
                spacing: list.spacing

                FindingCard {
                    width: parent.width
                    showsAllTexts: false
                    onClicked: page.questions.ruleOn(index)
                    onRulingRequested: page.questions.ruleOn(index)
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

                model: page.session.history.firsts
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

                    model: page.session.ranking

                    RankingLine {
                        width: parent.width
                    }
                }
            }

            QuietText {
                visible: page.session.readings.count > 0 && page.session.readings.decisiveCount === 0 && !page.session.points.totalsHidden
                //% "No open question affects this game."
                text: qsTrId("dispute.nothing-open")
            }

            AppButton {
                visible: page.session.readings.count > 0
                icon.name: list.unfolded ? "chevron-up" : "chevron-down"
                //% "All open questions"
                text: qsTrId("dispute.unfold")
                onClicked: {
                    list.unfolded = !list.unfolded;
                    if (!list.unfolded)
                        return;
                    scroll.unfolding = this;
                    laidOut.restart();
                }
            }

            QuietText {
                visible: list.unfolded && page.session.readings.decisiveCount === 0
                text: qsTrId("dispute.remembered")
            }

            ColumnRepeater {
                model: list.unfolded ? page.session.readings : null
                spacing: list.spacing

                ReadingRuling {
                    width: parent.width
                    enabled: !page.session.readOnly
                    onAnswered: option => page.session.readings.answer(readingId, option)
                }
            }
        }
    }
}
