// Menu of actions on the whole game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: menu

    required property Navigator navigator
    required property RulesQuestions questions
    required property WhatIf whatIf
    required property NewGame draft
    required property Session session
    // null until it is loaded
    property GameStage stage: null

    signal historyRequested
    signal saveRequested
    signal readBackStarted

    spacing: Style.gapWide

    AppTextField {
        enabled: !menu.session.readOnly
        //% "Game title"
        name: qsTrId("table.menu.title")
        placeholderText: name
        text: menu.session.title
        onEditingFinished: menu.session.title = text
    }

    GridLayout {
        columns: menu.width > 420 * Style.scale ? 2 : 1
        columnSpacing: Style.gap
        rowSpacing: Style.gap

        AppButton {
            icon.name: "history"
            //% "History"
            text: qsTrId("table.history")
            onClicked: menu.historyRequested()
        }

        AppButton {
            icon.name: "save"
            //% "Save as a file"
            text: qsTrId("table.menu.save")
            onClicked: menu.saveRequested()
        }

        AppButton {
            icon.name: "share"
            //% "Share"
            text: qsTrId("share.title")
            onClicked: menu.navigator.show(Navigator.Share)
        }

        AppButton {
            icon.name: "scan"
            //% "Scan QR code"
            text: qsTrId("scan.title")
            onClicked: menu.navigator.show(Navigator.Scan)
        }

        AppButton {
            visible: !menu.session.singleBoard
            enabled: !menu.session.readOnly && !menu.session.finished
            icon.name: "team"
            //% "Receive boards"
            text: qsTrId("collect.title")
            onClicked: menu.navigator.show(Navigator.Collect)
        }

        AppButton {
            visible: !menu.session.singleBoard
            icon.name: "calendar"
            text: qsTrId("play.title")
            onClicked: menu.navigator.show(Navigator.PlayDetails)
        }

        AppButton {
            visible: !menu.session.singleBoard
            enabled: !menu.session.readOnly
            icon.name: "players"
            //% "Add or remove players"
            text: qsTrId("table.menu.seats")
            onClicked: menu.navigator.show(Navigator.Seats)
        }

        AppButton {
            icon.name: "photo"
            //% "Photos"
            text: qsTrId("photos.title")
            onClicked: menu.navigator.show(Navigator.Photos)
        }

        AppButton {
            visible: (menu.stage?.readBack ?? null) !== null
            icon.name: "check"
            //% "Compare with the table"
            text: qsTrId("table.menu.read")
            onClicked: {
                menu.readBackStarted();
                menu.stage.readBack.start();
            }
        }

        AppButton {
            icon.name: "move"
            text: qsTrId("dispute.try")
            onClicked: menu.whatIf.tryMove()
        }

        AppButton {
            icon.name: "rules"
            //% "Rules"
            text: qsTrId("table.menu.rules")
            onClicked: menu.questions.showRules()
        }

        AppButton {
            visible: menu.session.match.canRematch
            icon.name: "rematch"
            //% "Rematch"
            text: qsTrId("table.menu.rematch")
            onClicked: menu.draft.rematch()
        }

        AppButton {
            visible: !menu.session.singleBoard
            icon.name: "step"
            //% "Reveal points line by line"
            readonly property string revealing: qsTrId("scoring.title.hidden")
            text: menu.session.points.hidden && !menu.session.finished ? revealing : qsTrId("scoring.title")
            onClicked: menu.navigator.show(Navigator.Scoring)
        }

        // always visible, so that nothing moves when the game is finished with the switch below
        AppButton {
            //% "Result (once the game is over)"
            readonly property string later: qsTrId("table.menu.result-later")

            visible: !menu.session.singleBoard
            enabled: menu.session.finished && !menu.session.points.revealing
            icon.name: "trophy"
            text: menu.session.finished ? qsTrId("result.title") : later
            onClicked: menu.navigator.show(Navigator.Result)
        }
    }

    AppSwitch {
        visible: !menu.session.singleBoard
        checked: menu.session.finished
        enabled: !menu.session.readOnly
        //% "The game is over"
        text: qsTrId("table.menu.finished")
        onToggled: {
            if (checked)
                menu.session.askToFinish(Style.duration > 0);
            else
                menu.session.finished = false;
            checked = Qt.binding(() => menu.session.finished); // not finished before the confirmation
        }
    }

    AppSwitch {
        visible: !menu.session.singleBoard && menu.session.points.canHide
        checked: menu.session.points.hidden
        enabled: !menu.session.readOnly && !menu.session.finished
        //% "Hide points until the game is finished"
        text: qsTrId("new.hide-points")
        onToggled: menu.session.points.hidden = checked
    }

    SectionTitle {
        visible: !menu.session.singleBoard
        //% "Players"
        text: qsTrId("table.menu.players")
        font.pixelSize: Style.largeSize
    }

    ColumnRepeater {
        // the number of players, not their names: a list of names would create all fields again
        // after each correction, without the focus
        model: menu.visible && !menu.session.singleBoard ? menu.session.players.length : 0
        spacing: menu.spacing

        PlayerField {
            width: parent.width
            session: menu.session
        }
    }

    BoardSwaps {
        session: menu.session
        moves: menu.stage?.moves ?? null
    }

    Loader {
        Layout.fillWidth: true
        sourceComponent: menu.stage?.settings ?? null
    }
}
