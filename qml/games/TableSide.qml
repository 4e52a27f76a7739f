// Side panel of a wide window: the verdict and the findings, the totals and the lines of the score
// sheet, and the button that finishes the game. Each part has a fixed place; lines and findings
// scroll in theirs.
import QtQuick
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
    // height of the button and its margins, also while there is none
    readonly property real finishHeight: Math.max(session.singleBoard ? 0 : Style.touch, actions.implicitHeight) + 2 * Style.gap
    // height shared by findings and lines
    readonly property real room: height - verdicts.y - verdicts.height - head.height - finishHeight
    readonly property real allLines: session.sheet.fixedLineCount * totals.lineHeight + score.sideMargin + Style.gapWide
    // all lines if they leave room for a finding, otherwise half; at least half, where few lines leave room for an
    // explanation
    readonly property real linesHeight: Math.max(0, Math.round(sideBySide ? height - head.height : !panel.growing && allLines <= room * 0.7 ? Math.max(allLines, room * 0.5) : room * 0.5))
    readonly property real findingsHeight: Math.max(0, sideBySide ? height - findings.y : room - linesHeight)

    color: Style.wallShade

    Rectangle {
        id: head

        y: side.sideBySide ? 0 : findings.y + findings.height
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

        y: head.y + head.height
        width: side.sheetWidth
        height: side.linesHeight
        columnWidth: width
        sideMargin: Style.gap
        steady: true

        Panel {
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
        y: side.sideBySide ? Style.gap : side.height - height - Style.gap
        width: side.width - x - Style.gapWide
        navigator: side.navigator
        session: side.session
    }

    Verdicts {
        id: verdicts

        x: actions.x
        y: side.sideBySide ? side.finishHeight : Style.gap
        width: actions.width
        session: side.session
        fixedHeight: true
    }

    ScrollColumn {
        id: findings

        x: side.sideBySide ? side.sheetWidth : 0
        y: verdicts.y + verdicts.height
        width: side.width - x
        height: side.findingsHeight
        columnWidth: width
        sideMargin: Style.gap
        steady: true

        FindingList {
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

    function revealEvidence(): void {
        if (panel.evidenceShown)
            score.reveal(panel.rowWithEvidence);
    }

    // scrolls to the evidence asked for, until its layout is done
    Connections {
        target: side.session.highlighter.evidence

        function onLineChanged(): void {
            reasoning.restart();
        }
    }

    Connections {
        target: panel.rowWithEvidence

        function onHeightChanged(): void {
            if (reasoning.running)
                side.revealEvidence();
        }
    }

    Timer {
        id: reasoning

        interval: 100
        onTriggered: side.revealEvidence()
    }
}
