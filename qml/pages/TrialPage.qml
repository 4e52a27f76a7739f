// Page for trying a disputed move on a copy of the game, with the board and the keypad of the table page.
import QtQuick
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property WhatIf whatIf
    // Set without a binding: the page must not lose its copy of the game before the page is unloaded.
    property Session session: null
    readonly property bool shortWindow: height < 520 && width > height

    //% "Trial on a copy"
    title: qsTrId("trial.title")
    noticePlace: stage.shown?.noticePlace ?? null

    Component.onCompleted: {
        session = whatIf.trial;
        stage.active = true;
    }

    Keys.onEscapePressed: event => {
        const tools = stage.shown?.toolbox ?? null;
        event.accepted = tools?.elsewhere ?? false;
        if (event.accepted)
            tools.comeBack();
    }

    actions: [
        IconButton {
            enabled: page.session?.history.canUndo ?? false
            icon.name: "undo"
            repeats: true
            //% "Undo"
            text: page.session?.history.undoText || qsTrId("table.undo")
            onClicked: page.session.history.undo()
        },
        IconButton {
            enabled: page.session?.history.canRedo ?? false
            icon.name: "redo"
            repeats: true
            //% "Redo"
            text: page.session?.history.redoText || qsTrId("table.redo")
            onClicked: page.session.history.redo()
        },
        IconButton {
            enabled: !page.whatIf.comparison.same
            icon.name: "swap"
            //% "Before and after"
            text: qsTrId("compare.title")
            onClicked: page.whatIf.showComparison()
        }
    ]

    BodyText {
        id: question

        anchors {
            left: parent.left
            margins: Style.gap
            right: parent.right
            top: parent.top
        }
        visible: page.whatIf.asksForPiece
        //% "Which piece? Enter it here: nothing changes in the game."
        text: qsTrId("trial.which-piece")
        color: Style.accent
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }

    // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
    // qmllint disable unqualified
    Loader {
        id: stage

        readonly property GameStage shown: (item as TrialTable)?.stage ?? null

        anchors {
            fill: parent
            topMargin: question.visible ? question.height + 2 * Style.gap : 0
        }
        active: false
        focus: true
        onLoaded: page.whatIf.selectAskedSpace()
        sourceComponent: TrialTable {
            shortWindow: page.shortWindow
            session: page.session
        }
    }
    // qmllint enable unqualified
}
