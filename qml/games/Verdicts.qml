// Whether anything is wrong: with the board that is shown, and with the table.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: verdicts

    required property Session session

    spacing: Style.gapTiny

    SeverityBadge {
        Layout.fillWidth: true
        // where nothing is wrong anywhere, that is said once
        visible: severity !== "none" || verdicts.session.verdictSeverity !== "none"
        severity: verdicts.session.sideVerdictSeverity
        text: verdicts.session.sideVerdictText
    }

    SeverityBadge {
        Layout.fillWidth: true
        // one board is all there is
        visible: !verdicts.session.alone
        severity: verdicts.session.verdictSeverity
        text: verdicts.session.tableVerdictText
    }
}
