// Verdicts on the shown board and on the rest of the game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: verdicts

    required property Session session
    // false if the verdicts cannot become visible; their texts are empty then
    property bool mayBecomeVisible: true
    // fixed height, so that the items below do not move
    property bool fixedHeight: false
    readonly property int lines: !fixedHeight ? 0 : Style.scale > 1.4 ? 2 : 1

    spacing: Style.gapTiny

    SeverityBadge {
        lines: verdicts.lines
        // without any finding, only the second verdict is shown
        visible: verdicts.fixedHeight || severity !== "none" || verdicts.session.verdict.severity !== "none"
        severity: verdicts.session.verdict.sideSeverity
        text: verdicts.mayBecomeVisible ? verdicts.session.verdict.sideText : ""
    }

    SeverityBadge {
        lines: verdicts.lines
        // a single board has only one verdict
        visible: !verdicts.session.singleBoard
        severity: verdicts.session.verdict.gameSeverity
        text: verdicts.mayBecomeVisible ? verdicts.session.verdict.gameText : ""
    }
}
