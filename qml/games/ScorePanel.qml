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
    property alias compact: board.compact
    // false if the panel cannot become visible; no rows are created then
    property bool mayBecomeVisible: true
    readonly property bool whole: !compact || !board.evidenceShown
    readonly property bool evidenceShown: board.evidenceShown
    readonly property Item rowWithEvidence: board.rowWithEvidence
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

    ScoreBoard {
        id: board

        Layout.fillWidth: true
        session: panel.session
        mayBecomeVisible: panel.mayBecomeVisible
        onRuleRequested: rule => panel.questions.showRule(rule)
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

        Layout.fillWidth: false
        implicitHeight: Math.max(implicitContentHeight, Math.round(2.5 * Style.textSize)) + topPadding + bottomPadding
        icon.name: "dispute"
        text: session.readings.summary
        onClicked: navigator.show(Navigator.Dispute)
    }
}
