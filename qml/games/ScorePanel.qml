// Lines of the score sheet of all sides, the evidence for a number, and the ranking.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property Navigator navigator
    required property RulesQuestions questions
    required property Session session
    // shows either the score sheet or the evidence for a number, not both
    property bool compact: false
    // false if the panel cannot become visible; no rows are created then
    property bool mayBecomeVisible: true
    readonly property bool whole: !compact || !evidenceShown
    readonly property bool evidenceShown: session.highlighter.evidence.title !== ""
    // row whose evidence is shown, with the evidence
    readonly property Item rowWithEvidence: partWithEvidence
    readonly property bool asking: session.readings.count > 0 && whole
    // true if the sheet shows only lines with points, so that it grows during the game
    readonly property bool growing: session.sheet.fixedLineCount === 0

    spacing: Style.gapWide

    // above a sheet that grows beside the board, below any other
    ReadingsButton {
        Layout.topMargin: Style.gap
        navigator: panel.navigator
        session: panel.session
        visible: panel.asking && panel.growing && !panel.compact
    }

    // Lines of the score sheet; the evidence for a number opens directly below its row.
    Item {
        id: board

        objectName: "scoreBoard"
        readonly property int lineHeight: Math.max(Style.touch, Math.round(34 * Style.scale))
        readonly property int titleWidth: Math.round(width * (panel.session.sheet.sideCount > 4 ? 0.32 : panel.session.sheet.sideCount > 2 ? 0.4 : 0.46))
        readonly property int lines: Math.max(0, panel.session.sheet.lineCount - 1)
        // number of lines above the evidence; 0 for the evidence for a total
        readonly property int linesAbove: panel.compact || panel.session.sheet.highlightedRow >= lines ? 0 : panel.session.sheet.highlightedRow + 1
        readonly property real reasonHeight: panel.evidenceShown ? reason.implicitHeight + 2 * Style.gap : 0

        Layout.fillWidth: true
        implicitHeight: (panel.compact && panel.evidenceShown ? 0 : lineHeight * lines) + reasonHeight

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
            session: panel.session
            titleWidth: board.titleWidth
            visible: !panel.compact || !panel.evidenceShown
            mayBecomeVisible: panel.mayBecomeVisible
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
            color: panel.compact ? "transparent" : Style.accentWash
            radius: Style.radiusSmall
            visible: panel.evidenceShown

            // absorbs taps, so that the cell above does not receive them
            MouseArea {
                anchors.fill: parent
                Accessible.ignored: true
            }
        }

        EvidenceList {
            id: reason

            y: board.linesAbove * board.lineHeight + Style.gap
            x: panel.compact ? 0 : Style.gap
            width: board.width - 2 * x
            session: panel.session
            onRuleRequested: rule => panel.questions.showRule(rule)
        }
    }

    ReadingsButton {
        navigator: panel.navigator
        session: panel.session
        visible: panel.asking && (!panel.growing || panel.compact)
    }

    Caption {
        visible: text !== "" && panel.whole
        text: panel.session.sheet.rangeText
    }

    // Ranking; after the end of a game also the match. Columns, because a hidden layout keeps pointers to
    // removed items (see ColumnRepeater), and a layout of wrapped text in a layout is arranged again and again.
    Column {
        id: result

        Layout.fillWidth: true
        visible: panel.whole
        spacing: Style.gap

        Column {
            width: parent.width
            spacing: result.spacing

            Repeater {
                model: panel.mayBecomeVisible ? panel.session.ranking : null

                RankingLine {
                    width: parent.width
                }
            }
        }

        BodyText {
            width: parent.width
            visible: text !== ""
            text: panel.session.match.text
            color: Style.brass
            font {
                family: Style.headingFamily
                pixelSize: Style.largeSize
                weight: Font.DemiBold
            }
        }
    }

    // open questions that the group has answered
    ColumnRepeater {
        model: panel.session.readings.decided
        spacing: panel.spacing

        Caption {
            required property string modelData

            width: parent.width
            visible: panel.whole
            text: modelData
        }
    }

    // Button that says whether an open question changes the score, and leads to the questions. It is
    // always visible and as high as two lines, so that nothing moves when a question begins to matter.
    component ReadingsButton: AppButton {
        required property Navigator navigator
        required property Session session

        implicitHeight: Math.max(implicitContentHeight, Math.round(2.5 * Style.textSize)) + topPadding + bottomPadding
        icon.name: "dispute"
        text: session.readings.summary
        onClicked: navigator.show(Navigator.Dispute)
    }
}
