// Lines of the score sheet; the evidence for a number opens directly below its row.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: board

    required property Session session
    property bool mayBecomeVisible: true
    // shows either the lines or the evidence for a number, not both
    property bool compact: false
    readonly property int lineHeight: Math.max(Style.touch, Math.round(34 * Style.scale))
    readonly property int titleWidth: Math.round(width * (session.sheet.sideCount > 4 ? 0.32 : session.sheet.sideCount > 2 ? 0.4 : 0.46))
    readonly property int lines: Math.max(0, session.sheet.lineCount - 1)
    readonly property bool evidenceShown: session.highlighter.evidence.title !== ""
    // number of lines above the evidence; 0 for the evidence for a total
    readonly property int linesAbove: compact || session.sheet.highlightedRow >= lines ? 0 : session.sheet.highlightedRow + 1
    readonly property real reasonHeight: evidenceShown ? reason.implicitHeight + 2 * Style.gap : 0
    // row whose evidence is shown, with the evidence
    readonly property Item rowWithEvidence: partWithEvidence

    signal ruleRequested(string rule)

    implicitHeight: (compact && evidenceShown ? 0 : lineHeight * lines) + reasonHeight

    Accessible.role: Accessible.Table
    //% "Score sheet"
    Accessible.name: qsTrId("table.score")

    ScoreRows {
        x: board.titleWidth
        y: board.linesAbove > 0 ? 0 : board.reasonHeight
        width: board.width - x
        height: board.height - y
        lineHeight: board.lineHeight
        reasonHeight: board.linesAbove > 0 ? board.reasonHeight : 0
        session: board.session
        titleWidth: board.titleWidth
        visible: !board.compact || !board.evidenceShown
        mayBecomeVisible: board.mayBecomeVisible
    }

    Item {
        id: partWithEvidence

        y: Math.max(0, board.linesAbove - 1) * board.lineHeight
        width: parent.width
        height: (board.linesAbove > 0 ? board.lineHeight : 0) + board.reasonHeight
    }

    Rectangle {
        y: board.linesAbove * board.lineHeight
        width: parent.width
        height: board.reasonHeight
        color: board.compact ? "transparent" : Style.accentWash
        radius: Style.radiusSmall
        visible: board.evidenceShown

        // absorbs taps, so that the cell above does not receive them
        MouseArea {
            anchors.fill: parent
            Accessible.ignored: true
        }
    }

    EvidenceList {
        id: reason

        y: board.linesAbove * board.lineHeight + Style.gap
        x: board.compact ? 0 : Style.gap
        width: board.width - 2 * x
        session: board.session
        onRuleRequested: rule => board.ruleRequested(rule)
    }
}
