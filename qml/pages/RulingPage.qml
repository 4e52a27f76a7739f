// Ruling on a finding or score line beside its board, large enough to be read across the table.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    required property RulesQuestions questions
    required property WhatIf whatIf
    required property SheetExport sheets
    required property Session session
    readonly property bool sideBySide: wide && width > height

    //% "Ruling"
    title: qsTrId("ruling.title")

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()

        IconButton {
            icon.name: "dispute"
            //% "Rules question"
            text: qsTrId("dispute.title")
            onClicked: page.navigator.show(Navigator.Dispute)
        }
    }

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: page.sideBySide ? 2 : 1
        rowSpacing: 0

        // Wraps the board, because its implicit width would take all of the row.
        Item {
            Layout.fillHeight: page.sideBySide
            Layout.fillWidth: true
            Layout.margins: Style.gap
            Layout.maximumWidth: page.sideBySide ? page.width * 0.55 : Infinity
            Layout.preferredHeight: page.sideBySide ? -1 : boards.high
            Layout.preferredWidth: 1

            RulingBoards {
                id: boards

                readonly property real high: Math.min(page.height * 0.4, page.width / aspect)

                anchors.fill: parent
                session: page.session
            }
        }

        ScrollColumn {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            focus: true

            Ruling {
                Layout.fillWidth: true
                ruling: page.session.highlighter.ruling
                offersTrial: page.questions.trial === null
                visible: page.session.highlighter.ruling.asked
                onRuleRequested: rule => page.questions.showRule(rule)
                onTrialWithoutPieceRequested: page.whatIf.tryWithout()
            }

            EvidenceList {
                Layout.fillWidth: true
                session: page.session
                onRuleRequested: rule => page.questions.showRule(rule)
            }

            PaperActions {
                Layout.fillWidth: true
                sheets: page.sheets
                ruling: true
                visible: page.questions.trial === null && (page.session.highlighter.ruling.asked || page.session.highlighter.evidence.title !== "")
            }
        }
    }
}
