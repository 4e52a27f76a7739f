// Side panel of a wide window: the verdict, the totals and the first place, always visible, and
// below them the lines of the score sheet and the findings, which scroll separately. The score
// sheet grows to its content and does not move when findings change.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Rectangle {
    id: side

    required property Navigator navigator
    required property RulesQuestions questions
    required property Session session
    property QuickFixes answers: null
    // shows score sheet and findings side by side
    property bool across: false
    // true while nothing can be entered, so that no new findings need space
    property bool looking: false
    readonly property bool halved: across && (found || !looking)
    readonly property real room: height - verdicts.height - 2 * Style.gap
    readonly property bool found: !list.empty
    // height reserved for the findings: up to half of the space, less while evidence is shown
    readonly property real kept: Math.min(findings.contentHeight, panel.reasoned ? 3 * Style.touch : room * 0.5)
    readonly property real scoreHeight: found ? Math.min(totals.implicitHeight + 2 * Style.gap + score.contentHeight + actions.implicitHeight + Style.gapTiny, room - kept) : room

    color: Style.wallShade

    Verdicts {
        id: verdicts

        x: Style.gapWide
        y: Style.gap
        width: parent.width - 2 * Style.gapWide
        session: side.session
        still: !side.session.alone
    }

    GridLayout {
        anchors {
            fill: parent
            topMargin: verdicts.height + 2 * Style.gap
        }
        columnSpacing: 0
        columns: side.halved ? 2 : 1
        rowSpacing: 0

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: side.across ? Infinity : side.scoreHeight
            Layout.preferredHeight: side.scoreHeight
            Layout.preferredWidth: 1
            spacing: 0

            Rectangle {
                Layout.fillWidth: true
                implicitHeight: totals.implicitHeight + 2 * Style.gapTiny
                color: Style.panel

                ScoreTotals {
                    id: totals

                    x: Style.gap + Style.gapWide
                    y: Style.gapTiny
                    width: parent.width - 2 * x
                    session: side.session
                }
            }

            WallScroll {
                id: score

                Layout.fillHeight: true
                Layout.fillWidth: true
                columnWidth: width
                sideMargin: Style.gap

                Panel {
                    Layout.fillWidth: true
                    topPadding: 0

                    ScorePanel {
                        id: panel

                        width: parent.width
                        navigator: side.navigator
                        questions: side.questions
                        session: side.session
                    }
                }
            }

            // always visible, below the lines that scroll
            ResultActions {
                id: actions

                Layout.fillHeight: false
                Layout.fillWidth: true
                Layout.leftMargin: Style.gapWide
                Layout.rightMargin: Style.gapWide
                Layout.topMargin: Style.gapTiny
                navigator: side.navigator
                session: side.session
            }
        }

        WallScroll {
            id: findings

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredHeight: 1
            Layout.preferredWidth: 1
            columnWidth: width
            sideMargin: side.found ? Style.gapTiny + 2 : 0
            visible: side.found || side.halved

            FindingList {
                id: list

                Layout.fillWidth: true
                questions: side.questions
                session: side.session
                answers: side.answers
            }
        }
    }

    // scrolls to the evidence asked for, after its layout
    Connections {
        target: side.session.highlighter.evidence

        function onLineChanged(): void {
            looking.restart();
        }
    }

    Timer {
        id: looking

        interval: 0
        onTriggered: if (panel.reasoned)
            score.reveal(panel.reasonedRow)
    }
}
