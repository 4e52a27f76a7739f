// Open game: all totals, one board with its input controls, the score sheet and the findings. While
// nothing can be entered, only the boards and the score sheet.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import QtQuick.Window
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Navigator navigator
    required property RulesQuestions questions
    required property WhatIf whatIf
    required property NewGame draft
    required property PhotosModel photos
    required property ResultView result
    required property Session session
    // Includes the space reserved for a notice, so that a notice does not change the layout.
    readonly property real fullHeight: height + Style.noticeRoom
    readonly property bool lowLandscape: fullHeight < 520 && width > fullHeight
    readonly property bool roomy: !lowLandscape && width >= 760 * Style.cappedScale
    readonly property bool upright: fullHeight > width * 1.15
    readonly property bool finished: session.finished
    // True while the input controls are shown; for a finished game only after the user asks for them.
    property bool editing: !finished
    // true after the user asks to see all boards at once
    property bool surveying: false
    // True while the board waits for a tap that chooses the piece of a rules question.
    readonly property bool pointing: questions.asksForSpot
    readonly property bool looking: (!editing || surveying) && !pointing
    // In an upright window, the score sheet and the findings are below the board if enough height is left.
    readonly property real above: header.height + strip.height + (answer.visible ? answer.height : 0)
    readonly property real spare: fullHeight - above - (editing ? stage.stage?.wanted ?? 0 : 0)
    readonly property bool sided: roomy && (!upright || spare >= fullHeight * 0.2)
    // height of the side panel in an upright window
    readonly property real sideHeight: Math.round(Math.min(fullHeight * 0.3, spare))

    signal saveAsked

    title: session.title !== "" ? session.title : session.gameName
    focus: true

    onFinishedChanged: editing = !finished

    function edit(): void {
        editing = true;
        surveying = false;
        stage.forceActiveFocus();
    }

    // Handles Escape and Back step by step: leaves a text field, clears the highlight, returns from
    // all boards to one, and from other tools to the main input. Returns false if no step is left.
    function giveUp(): bool {
        const field = Window.activeFocusItem as T.TextField;
        const tools = looking ? null : stage.stage?.toolbox ?? null;
        if (field !== null)
            field.focus = false;
        else if (pointing)
            return false; // the window goes back to the page of the question
        else if (session.highlighter.active)
            session.highlighter.clear();
        else if (surveying)
            edit();
        else if (tools?.elsewhere ?? false)
            tools.comeBack();
        else
            return false;
        return true;
    }

    onPointingChanged: {
        if (!pointing)
            return;
        sheets.close(); // a sheet would hide the prompt
        stage.forceActiveFocus();
        if (!(stage.stage?.boardShown ?? true))
            stage.stage.toolbox.comeBack();
    }

    Keys.onBackPressed: event => {
        event.accepted = sheets.current !== null || giveUp();
        sheets.close();
    }
    Keys.onEscapePressed: event => event.accepted = giveUp()

    // Moves the focus to the board, since keys would have no effect elsewhere.
    function takeKeyboard(reason: int): void {
        if (looking)
            boards.forceActiveFocus(reason);
        else
            stage.stage?.takeKeyboard(reason);
    }

    // Restores the focus when the page is shown again; an open sheet takes the focus itself.
    function comeBack(reason: int): void {
        if (sheets.current === null)
            takeKeyboard(reason);
    }

    header: TableHeader {
        navigator: page.navigator
        photos: page.photos
        session: page.session
        roomy: page.roomy
        title: page.title
        // Closes an open sheet first, like the Back key of a phone.
        onBack: {
            if (sheets.current !== null)
                sheets.close();
            else if (!page.looking && (stage.stage?.toolbox?.inside ?? false))
                stage.stage.toolbox.comeBack();
            else
                page.navigator.back();
        }
        onHistoryAsked: sheets.showHistory()
        onMenuAsked: sheets.showMenu()
    }

    TableKeys {
        active: page.enabled && page.visible
        session: page.session
        onTurned: page.takeKeyboard(Qt.ShortcutFocusReason)
    }

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: page.upright ? 1 : 2
        rowSpacing: 0

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            spacing: 0

            SideStrip {
                id: strip

                Layout.fillWidth: true
                looking: page.looking
                narrow: !page.roomy
                session: page.session
                sheets: !page.sided
                onBoardsAsked: page.surveying = true
                onEditAsked: page.edit()
                onFindingsAsked: sheets.showFindings()
                onScoreAsked: sheets.showScore()
            }

            AloneAnswer {
                id: answer

                Layout.fillWidth: true
                session: page.session
                visible: page.session.alone
            }

            StageLoader {
                id: stage

                Layout.fillHeight: true
                Layout.fillWidth: true
                focus: !page.looking
                covered: page.sided && page.upright ? 0 : Style.noticeRoom
                lowLandscape: page.lowLandscape
                session: page.session
                trace: page.photos.trace
                visible: !page.looking
            }

            // qmllint disable unqualified
            Loader {
                id: boards

                readonly property TableBoards shown: item as TableBoards

                Layout.fillHeight: true
                Layout.fillWidth: true
                active: page.looking
                focus: page.looking
                visible: active
                sourceComponent: TableBoards {
                    navigator: page.navigator
                    questions: page.questions
                    everyones: stage.stage?.everyones ?? false
                    lowLandscape: page.lowLandscape
                    roomy: page.roomy
                    session: page.session
                    sheet: !page.sided
                    onChosen: page.surveying = false
                    onEditAsked: page.edit()
                }
            }
            // qmllint enable unqualified
        }

        TableSide {
            Layout.fillHeight: !page.upright
            Layout.fillWidth: page.upright
            Layout.preferredHeight: page.sideHeight - Style.noticeRoom
            Layout.preferredWidth: Math.round(Math.max(300, Math.min(400, page.width * 0.28)) * Style.denseScale)
            visible: page.sided
            across: page.upright
            navigator: page.navigator
            questions: page.questions
            session: page.session
            answers: stage.stage?.answers ?? null
        }
    }

    Connections {
        target: stage.stage

        function onBesideAsked(): void {
            sheets.close();
            if (page.looking)
                page.edit();
        }

        function onResultAsked(): void {
            page.result.showResult();
        }
    }

    TableSheets {
        id: sheets

        anchors.fill: parent
        answers: stage.stage?.answers ?? null
        besides: page.lowLandscape ? 0 : (page.looking ? boards.shown?.boardBottom ?? 0 : stage.stage?.boardBottom ?? 0) + page.above
        navigator: page.navigator
        questions: page.questions
        whatIf: page.whatIf
        draft: page.draft
        sided: page.sided
        session: page.session
        settings: stage.stage?.settings ?? null
        onSaveAsked: page.saveAsked()
    }
}
