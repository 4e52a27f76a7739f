// Open game: all totals, one board with its input controls, the score sheet and the findings. While
// nothing can be entered, only the boards and the score sheet.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import QtQuick.Window
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    required property RulesQuestions questions
    required property WhatIf whatIf
    required property NewGame draft
    required property ResultView result
    required property Session session
    readonly property bool shortWindow: height < 520 && width > height
    readonly property bool roomy: !shortWindow && width >= 760 * Style.cappedScale
    readonly property bool upright: height > width * 1.15
    readonly property bool finished: session.finished
    // True while the input controls are shown; for a finished game only after the user asks for them.
    property bool editing: !finished
    // true after the user asks to see all boards at once
    property bool showsAllBoards: false
    // True while the board waits for a tap that chooses the piece of a rules question.
    readonly property bool choosesSpot: questions.asksForSpot
    readonly property bool viewOnly: (!editing || showsAllBoards) && !choosesSpot
    // In an upright window, the score sheet and the findings are below the board if enough height is left.
    readonly property real above: headerHeight + strip.height + (answer.visible ? answer.height : 0) + (match.visible ? match.height : 0)
    readonly property real freeHeight: height - above - (editing ? stage.stage?.fullWidthHeight ?? 0 : 0)
    readonly property bool hasSidePanel: roomy && (!upright || freeHeight >= height * 0.2)
    // height of the side panel in an upright window
    readonly property real sideHeight: Math.round(Math.min(height * 0.3, freeHeight))

    readonly property ReadBackController readBack: stage.stage?.readBack ?? null
    readonly property bool corrects: readBack?.correcting ?? false
    // true while a board is read back, except during a correction
    readonly property bool readsBack: (readBack?.open ?? false) && !corrects

    signal saveRequested

    readonly property string gameTitle: session.title !== "" ? session.title : session.gameName

    noticePlace: sheets.current?.noticePlace ?? (readsBack ? (reader.item as ReadBackView)?.noticePlace : viewOnly ? boards.shown?.noticePlace : stage.stage?.noticePlace) ?? null
    title: shortWindow && session.match.standing !== "" ? gameTitle + " · " + session.match.standing : gameTitle
    focus: true

    onFinishedChanged: editing = !finished
    onCorrectsChanged: if (corrects && viewOnly)
        edit()

    function edit(): void {
        editing = true;
        showsAllBoards = false;
        stage.forceActiveFocus();
    }

    // Handles Escape and Back step by step: leaves a text field, clears the highlight, returns from
    // all boards to one, and from other tools to the main input. Returns false if no step is left.
    function cancelInput(): bool {
        const field = Window.activeFocusItem as T.TextField;
        const tools = viewOnly ? null : stage.stage?.toolbox ?? null;
        if (field !== null)
            field.focus = false;
        else if (readsBack)
            readBack.stop();
        else if (choosesSpot)
            return false; // the window goes back to the page of the question
        else if (stage.stage?.moves?.inHand ?? false)
            stage.stage.moves.drop();
        else if (session.highlighter.active)
            session.highlighter.clear();
        else if (showsAllBoards)
            edit();
        else if (tools?.elsewhere ?? false)
            tools.comeBack();
        else
            return false;
        return true;
    }

    onChoosesSpotChanged: {
        if (!choosesSpot)
            return;
        sheets.close(); // a sheet would hide the prompt
        stage.forceActiveFocus();
        if (!(stage.stage?.boardShown ?? true))
            stage.stage.toolbox.comeBack();
    }

    Keys.onBackPressed: event => {
        event.accepted = sheets.current !== null || cancelInput();
        sheets.close();
    }
    Keys.onEscapePressed: event => event.accepted = cancelInput() || asksToLeave()

    //% "Press Esc again to leave the game."
    readonly property string leaveAgain: qsTrId("table.leave-again")

    // Escape with nothing to cancel leaves the page only if pressed again while this message is shown.
    function asksToLeave(): bool {
        if (viewOnly || choosesSpot || stage.stage === null || stage.stage.keyAnswer === leaveAgain)
            return false;
        stage.stage.say(leaveAgain);
        return true;
    }

    // Moves the focus to the board, since keys would have no effect elsewhere.
    function takeKeyboardFocus(reason: int): void {
        if (viewOnly)
            boards.forceActiveFocus(reason);
        else
            stage.stage?.takeKeyboardFocus(reason);
    }

    // Restores the focus when the page is shown again; an open sheet takes the focus itself.
    function comeBack(reason: int): void {
        if (sheets.current === null)
            takeKeyboardFocus(reason);
    }

    header: TableHeader {
        navigator: page.navigator
        session: page.session
        readBack: page.readBack
        roomy: page.roomy
        title: page.title
        // Closes an open sheet first, like the Back key of a phone.
        onBack: {
            if (sheets.current !== null)
                sheets.close();
            else if (page.readsBack)
                page.readBack.stop();
            else if (!page.viewOnly && (stage.stage?.toolbox?.inside ?? false))
                stage.stage.toolbox.comeBack();
            else
                page.navigator.back();
        }
        onHistoryRequested: sheets.toggle(sheets.history)
        onMenuRequested: sheets.toggle(sheets.menu)
    }

    TableKeys {
        active: page.enabled && page.visible
        session: page.session
        onTurned: page.takeKeyboardFocus(Qt.ShortcutFocusReason)
    }

    GridLayout {
        anchors.fill: parent
        enabled: !page.readsBack // which covers it
        columnSpacing: 0
        columns: page.upright ? 1 : 2
        rowSpacing: 0

        ColumnLayout {
            spacing: 0

            SideStrip {
                id: strip

                Layout.fillWidth: true
                viewOnly: page.viewOnly
                narrow: !page.roomy
                session: page.session
                sheets: !page.hasSidePanel
                onAllBoardsRequested: page.showsAllBoards = true
                onEditRequested: page.edit()
                onFindingsRequested: sheets.toggle(sheets.findings)
                onScoreRequested: sheets.toggle(sheets.score)
            }

            // in a low window the title has the standing
            ShrinkingText {
                id: match

                Layout.leftMargin: Style.gapWide
                Layout.rightMargin: Style.gapWide
                visible: text !== "" && !page.shortWindow
                text: page.session.match.standing
                color: Style.brass
                font.pixelSize: Style.smallSize
                mayElide: true
            }

            SingleBoardAnswer {
                id: answer

                Layout.fillWidth: true
                session: page.session
                visible: page.session.singleBoard
            }

            StageLoader {
                id: stage

                Layout.fillHeight: true
                Layout.fillWidth: true
                focus: !page.viewOnly
                shortWindow: page.shortWindow
                session: page.session
                visible: !page.viewOnly
            }

            // qmllint disable unqualified
            Loader {
                id: boards

                readonly property TableBoards shown: item as TableBoards

                Layout.fillHeight: true
                Layout.fillWidth: true
                active: page.viewOnly
                focus: page.viewOnly
                visible: active
                sourceComponent: TableBoards {
                    navigator: page.navigator
                    questions: page.questions
                    shortWindow: page.shortWindow
                    roomy: page.roomy
                    moves: stage.stage?.moves ?? null
                    session: page.session
                    sheet: !page.hasSidePanel
                    onChosen: page.showsAllBoards = false
                    onEditRequested: page.edit()
                }
            }
            // qmllint enable unqualified
        }

        TableSide {
            Layout.fillHeight: !page.upright
            Layout.fillWidth: page.upright
            Layout.preferredHeight: page.sideHeight
            Layout.preferredWidth: Math.round(Math.max(300, Math.min(400, page.width * 0.28)) * Style.denseScale)
            visible: page.hasSidePanel
            sideBySide: page.upright
            navigator: page.navigator
            questions: page.questions
            session: page.session
            answers: stage.stage?.answers ?? null
        }
    }

    Connections {
        target: stage.stage

        function onCloseSheetsRequested(): void {
            sheets.close();
            if (page.viewOnly)
                page.edit();
        }

        function onBoardRequested(): void {
            page.navigator.show(Navigator.Table);
            sheets.close();
            if (page.viewOnly)
                page.edit();
        }

        function onQuestionsRequested(): void {
            page.navigator.show(Navigator.Dispute);
        }

        function onResultRequested(): void {
            page.result.showResult();
        }
    }

    // In place of the tabs while a piece is corrected, so that nothing else moves; the header of a
    // large window has room for the button.
    AppButton {
        x: Style.gapTiny
        y: Math.round((strip.height - height) / 2)
        width: Math.min(Style.readingWidth, page.width - 2 * Style.touch - Style.gap)
        visible: page.corrects && !page.roomy
        icon.name: "chevron-right"
        text: page.readBack?.resumeText ?? ""
        onClicked: page.readBack.resume()
    }

    // qmllint disable unqualified
    Loader {
        id: reader

        anchors.fill: parent
        active: page.readsBack
        focus: active
        sourceComponent: ReadBackView {
            readBack: page.readBack
            session: page.session
        }
        onLoaded: (item as ReadBackView).forceActiveFocus()
        onActiveChanged: if (!active)
            page.takeKeyboardFocus(Qt.OtherFocusReason)
    }
    // qmllint enable unqualified

    TableSheets {
        id: sheets

        anchors.fill: parent
        stage: stage.stage
        visibleAbove: page.shortWindow ? 0 : (page.viewOnly ? boards.shown?.boardBottom ?? 0 : stage.stage?.boardBottom ?? 0) + page.above
        navigator: page.navigator
        questions: page.questions
        whatIf: page.whatIf
        draft: page.draft
        hasSidePanel: page.hasSidePanel
        session: page.session
        onSaveRequested: page.saveRequested()
    }
}
