// Verdicts on the shown board and on the whole game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: verdicts

    required property Session session
    // it can be seen, or opened to be seen
    property bool wanted: true
    // what stands below never moves
    property bool still: false
    readonly property int lines: !still ? 0 : Style.scale > 1.4 ? 2 : 1

    spacing: Style.gapTiny

    SeverityBadge {
        Layout.fillWidth: true
        lines: verdicts.lines
        // where nothing is wrong anywhere, that is said once
        visible: verdicts.still || severity !== "none" || verdicts.session.verdict.severity !== "none"
        severity: verdicts.session.verdict.sideSeverity
        text: verdicts.wanted ? verdicts.session.verdict.sideText : ""
    }

    SeverityBadge {
        Layout.fillWidth: true
        lines: verdicts.lines
        // one board is all there is
        visible: !verdicts.session.alone
        severity: verdicts.session.verdict.severity
        text: verdicts.wanted ? verdicts.session.verdict.tableText : ""
    }
}
