// Table page without input: the boards, and the score sheet below or beside them, unless it is
// shown elsewhere.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: table

    required property Navigator navigator
    required property RulesQuestions questions
    required property Session session
    property bool shortWindow: false
    property bool roomy: false
    // shows the score sheet, which is not shown elsewhere
    property bool sheet: false
    property BoardMoves moves: null
    readonly property NoticePlace noticePlace: below.visible ? noticeBelow : noticeOnBoards
    readonly property real boardBottom: shortWindow ? 0 : boards.height

    signal chosen
    // asks to return to the input controls
    signal editRequested

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: table.shortWindow ? 2 : 1
        rowSpacing: 0

        BoardsView {
            id: boards

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: table.sheet && !table.shortWindow ? Math.min(table.height * 0.6, wholeHeight, Math.max(table.height * 0.2, table.height - below.leastHeight)) : Infinity
            Layout.preferredHeight: 1
            Layout.preferredWidth: 1
            focus: true
            session: table.session
            fitsAllBoards: table.roomy
            moves: table.moves
            onChosen: (side, row) => {
                table.session.currentSide = side;
                table.chosen();
                if (row >= 0)
                    table.moves?.select(side, row);
            }
        }

        // always has its height, so that no board moves
        NoticePlace {
            id: noticeOnBoards

            Layout.preferredHeight: Style.touch
            fixed: true
            visible: !below.visible
        }

        ColumnLayout {
            id: below

            // height of the buttons, the totals, and some lines of the score sheet, which scroll below
            // the totals: all of a short one, where tie-breaks are the last lines
            readonly property real leastHeight: edit.implicitHeight + Style.gap + Style.gapTiny + totals.implicitHeight + Math.min(4, table.session.sheet.lineCount) * totals.lineHeight + Style.touch + Style.gap

            Layout.preferredHeight: 1
            Layout.preferredWidth: 1
            spacing: 0
            visible: table.sheet

            AppButton {
                id: edit

                Layout.alignment: Qt.AlignHCenter
                Layout.bottomMargin: Style.gapTiny
                Layout.leftMargin: Style.gapWide
                Layout.maximumWidth: Style.readingWidth
                Layout.rightMargin: Style.gapWide
                Layout.topMargin: Style.gap
                visible: !table.roomy
                icon.name: "keypad"
                text: qsTrId("table.edit")
                onClicked: table.editRequested()
            }

            ScoreTotals {
                id: totals

                Layout.alignment: Qt.AlignHCenter
                Layout.fillWidth: true
                Layout.leftMargin: Style.gapWide
                Layout.maximumWidth: Style.readingWidth
                Layout.rightMargin: Style.gapWide
                session: table.session
                visible: score.whole
            }

            ScrollColumn {
                Layout.fillHeight: true
                Layout.fillWidth: true

                ScorePanel {
                    id: score

                    compact: true
                    navigator: table.navigator
                    questions: table.questions
                    session: table.session
                }
            }

            NoticePlace {
                id: noticeBelow
            }

            // always visible, below the lines that scroll
            ResultActions {
                Layout.alignment: Qt.AlignHCenter
                Layout.leftMargin: Style.gapWide
                Layout.maximumWidth: Style.readingWidth
                Layout.rightMargin: Style.gapWide
                Layout.topMargin: Style.gapTiny
                navigator: table.navigator
                session: table.session
                visible: score.whole
            }
        }
    }
}
