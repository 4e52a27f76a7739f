// Side panel of a wide window: the totals and the lines of the score sheet, the button that finishes
// the game, the verdict and the findings. Each part has a fixed place; lines and findings scroll in
// theirs. Heights are those without a notice, which shortens only the last part.
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
    property bool sideBySide: false

    readonly property real sheetWidth: sideBySide ? Math.round(width / 2) : width
    // height of one button, also while there is none
    readonly property real finishHeight: session.singleBoard ? 0 : Style.touch
    // height shared by the lines, five to seven tenths of it, and the findings
    readonly property real room: height - head.height - 2 * Style.gap - finishHeight - verdicts.height - Style.gap
    readonly property real allLines: session.sheet.fixedLineCount * totals.lineHeight + score.sideMargin + Style.gapWide
    readonly property real linesHeight: Math.max(0, Math.round(sideBySide ? height - head.height : panel.growing ? room * 0.5 : Math.max(room * 0.6, Math.min(allLines, room * 0.7))))

    color: Style.wallShade

    Rectangle {
        id: head

        width: side.sheetWidth
        height: totals.implicitHeight + 2 * Style.gapTiny
        color: Style.panel

        ScoreTotals {
            id: totals

            x: Style.gap + Style.gapWide
            y: Style.gapTiny
            width: parent.width - 2 * x
            session: side.session
        }
    }

    ScrollColumn {
        id: score

        y: head.height
        width: side.sheetWidth
        height: Math.max(0, Math.min(side.linesHeight, side.height - y))
        columnWidth: width
        sideMargin: Style.gap
        steady: true

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

    ResultActions {
        id: actions

        x: (side.sideBySide ? side.sheetWidth : 0) + Style.gapWide
        y: side.sideBySide ? Style.gap : head.height + side.linesHeight + Style.gap
        width: side.width - x - Style.gapWide
        navigator: side.navigator
        session: side.session
    }

    Verdicts {
        id: verdicts

        x: actions.x
        y: actions.y + Math.max(side.finishHeight, actions.implicitHeight) + Style.gap
        width: actions.width
        session: side.session
        fixedHeight: true
    }

    ScrollColumn {
        id: findings

        x: side.sideBySide ? side.sheetWidth : 0
        y: verdicts.y + verdicts.height
        width: side.width - x
        height: Math.max(0, side.height - y)
        columnWidth: width
        sideMargin: Style.gapTiny + 2
        steady: true

        FindingList {
            Layout.fillWidth: true
            questions: side.questions
            session: side.session
            answers: side.answers
            onRepaired: settling.restart()
        }
    }

    // after the layout of the remaining cards
    Timer {
        id: settling

        interval: 100
        onTriggered: findings.settle()
    }

    // scrolls to the evidence asked for, after its layout
    Connections {
        target: side.session.highlighter.evidence

        function onLineChanged(): void {
            reasoning.restart();
        }
    }

    Timer {
        id: reasoning

        interval: 0
        onTriggered: if (panel.evidenceShown)
            score.reveal(panel.rowWithEvidence)
    }
}
