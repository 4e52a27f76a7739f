// Sheets of the table page: one at a time, and none over another page. A sheet left for another
// page reappears with the table page; a closed one is reset and its highlight cleared.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Item {
    id: sheets

    required property Navigator navigator
    required property RulesQuestions questions
    required property WhatIf whatIf
    required property NewGame draft
    required property Session session
    // height of the page, from the top, that stays visible above a sheet
    property real visibleAbove: 0
    // true if score sheet and findings are beside the board; the sheets are not laid out then,
    // because each edit would cost twice
    property bool hasSidePanel: false
    // null until it is loaded
    property GameStage stage: null
    property Sheet current: null
    readonly property alias score: scoreSheet
    readonly property alias findings: findingsSheet
    readonly property alias menu: menuSheet
    readonly property alias history: historySheet
    readonly property int page: navigator.page

    signal saveRequested

    // Opens a sheet; closes it if it is open already, but not at the second tap of a double tap.
    function toggle(sheet: Sheet): void {
        if (sheet !== current) {
            justOpened.restart();
            sheet.open();
        } else if (!justOpened.running) {
            close();
        }
    }

    function opened(sheet: Sheet): void {
        if (sheet === current)
            return;
        close();
        sheet.reopened();
        current = sheet;
    }

    function leave(sheet: Sheet): void {
        if (sheet === current && page === Navigator.Table)
            close();
    }

    // Closes the current sheet; also called while that sheet is already closing.
    function close(): void {
        const sheet = current;
        current = null;
        if (sheet !== null) {
            sheet.close();
            session.highlighter.clear();
        }
    }

    onPageChanged: {
        if (page === Navigator.Table)
            current?.open();
        else
            current?.closeAtOnce();
        // the menu does not reappear after a page that was opened from it, nor the score sheet over
        // that of a finished game
        const left = (page !== Navigator.Table && current === menuSheet) || (page === Navigator.Result && current === scoreSheet);
        if (page === Navigator.Home || left)
            close();
    }
    onHasSidePanelChanged: if (hasSidePanel && (current === scoreSheet || current === findingsSheet))
        close()
    onSessionChanged: close()

    Connections {
        target: sheets.session

        function onOpenShown(findings: bool): void {
            if (!findings || sheets.hasSidePanel)
                sheets.close();
            else
                findingsSheet.open();
        }
    }

    Timer {
        id: justOpened

        interval: 400
    }

    TableSheet {
        id: scoreSheet

        visibleAbove: sheets.visibleAbove
        pinnedShown: scorePanel.whole
        //% "Score sheet"
        title: qsTrId("table.score")
        onAboutToHide: sheets.leave(scoreSheet)
        onAboutToShow: sheets.opened(scoreSheet)

        pinned: ScoreTotals {
            Layout.fillWidth: true
            session: sheets.session
            mayBecomeVisible: scorePanel.mayBecomeVisible
        }

        footer: ResultActions {
            navigator: sheets.navigator
            session: sheets.session
        }

        ScorePanel {
            id: scorePanel

            compact: true
            navigator: sheets.navigator
            questions: sheets.questions
            session: sheets.session
            mayBecomeVisible: !sheets.hasSidePanel || scoreSheet.visible
            onEvidenceShownChanged: {
                scoreSheet.drawn = scoreSheet.drawn && !evidenceShown; // the board shows what is meant
                scoreSheet.scrollToStart();
            }
        }
    }

    TableSheet {
        id: findingsSheet

        visibleAbove: sheets.visibleAbove
        sideMargin: Style.gap
        //% "Findings"
        title: qsTrId("table.findings")
        onAboutToHide: sheets.leave(findingsSheet)
        onAboutToShow: sheets.opened(findingsSheet)
        onReopened: findingList.openings += 1

        Verdicts {
            session: sheets.session
            mayBecomeVisible: findingList.mayBecomeVisible
        }

        FindingList {
            id: findingList

            questions: sheets.questions
            session: sheets.session
            answers: sheets.stage?.answers ?? null
            mayBecomeVisible: !sheets.hasSidePanel || findingsSheet.visible
            onCardTapped: (card, height) => {
                findingsSheet.drawn = false; // the board shows what is meant
                Qt.callLater(findingsSheet.restoreScrollPosition, card, height);
            }
        }
    }

    TableSheet {
        id: menuSheet

        //% "This game"
        title: qsTrId("table.menu")
        onAboutToHide: sheets.leave(menuSheet)
        onAboutToShow: sheets.opened(menuSheet)

        TableMenu {
            navigator: sheets.navigator
            questions: sheets.questions
            whatIf: sheets.whatIf
            draft: sheets.draft
            session: sheets.session
            stage: sheets.stage
            onReadBackStarted: sheets.close()
            onHistoryRequested: historySheet.open()
            onSaveRequested: sheets.saveRequested()
        }
    }

    HistorySheet {
        id: historySheet

        visibleAbove: sheets.visibleAbove
        session: sheets.session
        onAboutToHide: sheets.leave(historySheet)
        onAboutToShow: sheets.opened(historySheet)
    }
}
