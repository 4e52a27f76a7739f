// Rules questions as players ask them, each leading to a ruling. A question about the last tapped
// spot shows its answer at once.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property Navigator navigator
    required property RulesQuestions questions
    required property WhatIf whatIf
    required property Session session

    spacing: Style.gapWide

    // Short ruling on the last tapped spot of the board.
    ColumnPanel {
        id: tapped

        readonly property RulingView ruling: panel.session.spotPicker.ruling

        visible: panel.session.spotPicker.ruling.asked
        spacing: Style.gapTiny

        RowLayout {
            spacing: Style.gap

            Icon {
                Layout.alignment: Qt.AlignTop
                name: tapped.ruling.severity === "legal" ? "check" : tapped.ruling.severity
                colour: Style.severityColour(tapped.ruling.severity)
            }

            BodyText {
                text: tapped.ruling.question
            }

            IconButton {
                icon.name: "dispute"
                //% "Show the full ruling"
                text: qsTrId("dispute.whole")
                onClicked: panel.questions.showRulingOnLastTap()
            }
        }

        BodyText {
            text: tapped.ruling.verdict
            color: Style.severityColour(tapped.ruling.severity)
            font.weight: Font.DemiBold
        }

        ColumnRepeater {
            model: tapped.ruling.sentences

            BodyText {
                required property string modelData

                width: parent.width
                text: modelData
                color: Style.severityColour(tapped.ruling.severity)
            }
        }
    }

    // highlighted score line
    AppButton {
        visible: panel.session.highlighter.evidence.title !== ""
        icon.name: "info"
        text: panel.session.highlighter.evidence.title
        onClicked: panel.navigator.show(Navigator.Ruling)
    }

    SectionTitle {
        //% "Your question"
        text: qsTrId("dispute.about")
        font.pixelSize: Style.largeSize
    }

    QuietText {
        visible: panel.session.points.totalsHidden
        //% "While points are hidden, you cannot ask what counts or who wins the tie."
        text: qsTrId("dispute.hidden")
    }

    GridLayout {
        columnSpacing: Style.gap
        columns: panel.width > 340 * Style.scale ? 2 : 1
        rowSpacing: Style.gap

        AppButton {
            icon.name: "where"
            //% "Is this legal?"
            text: qsTrId("dispute.ask.legal")
            onClicked: panel.questions.requestSpot(false)
        }

        AppButton {
            enabled: !panel.session.points.totalsHidden
            icon.name: "info"
            //% "Does this count?"
            text: qsTrId("dispute.ask.counting")
            onClicked: panel.questions.requestSpot(true)
        }

        AppButton {
            visible: GameParts.asksWhoWasFirst(panel.session.game) && !panel.session.singleBoard
            icon.name: "first"
            text: qsTrId("dispute.firsts")
            onClicked: panel.questions.showFirstRuling()
        }

        AppButton {
            visible: !panel.session.singleBoard
            enabled: panel.session.ranking.count > 0 && !panel.session.points.totalsHidden
            icon.name: "trophy"
            //% "Who wins the tie?"
            text: qsTrId("dispute.tie")
            onClicked: panel.questions.showTieRuling()
        }

        AppButton {
            visible: GameParts.ordersCards(panel.session.game)
            icon.name: "order"
            text: qsTrId("order.title")
            onClicked: panel.navigator.show(Navigator.Order)
        }

        AppButton {
            icon.name: "move"
            //% "Try a move on a copy"
            text: qsTrId("dispute.try")
            onClicked: panel.whatIf.tryMove()
        }

        AppButton {
            visible: panel.session.history.canUndo
            icon.name: "undo"
            //% "Try without the last entry"
            text: qsTrId("dispute.without-last")
            onClicked: panel.whatIf.tryWithoutLast()
        }
    }
}
