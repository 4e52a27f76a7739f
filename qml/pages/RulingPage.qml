// Ruling on a finding or score line beside its board, large enough to be read across the table.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property RulesQuestions questions
    required property WhatIf whatIf
    required property SheetExport sheets
    required property Session session
    readonly property bool sideBySide: wide && width > height

    //% "Ruling"
    title: qsTrId("ruling.title")

    actions: IconButton {
        icon.name: "dispute"
        //% "Rules question"
        text: qsTrId("dispute.title")
        onClicked: page.navigator.show(Navigator.Dispute)
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

            // Boards that a ruling names, each under its name; one alone without it.
            Grid {
                id: boards

                readonly property real high: Math.min(page.height * 0.4, page.width / aspect)
                readonly property list<int> named: page.session.highlighter.ruling.sides
                // the board in view if none is named, or if one board shows all players
                readonly property list<int> shown: page.session.boardShowsAllSides || named.length === 0 ? [page.session.currentSide] : named
                readonly property real aspect: (seats.count > 0 ? seats.itemAt(0) as SeatView : null)?.aspect ?? 1

                // Returns the number of columns with which the boards are largest.
                function bestColumnCount(): int {
                    let best = 1;
                    let widest = 0;
                    for (let tried = 1; tried <= shown.length; ++tried) {
                        const wide = Math.min(width / tried, height / Math.ceil(shown.length / tried) * aspect);
                        if (wide > widest + 1) {
                            widest = wide;
                            best = tried;
                        }
                    }
                    return best;
                }

                anchors.fill: parent
                columns: bestColumnCount()

                Repeater {
                    id: seats

                    model: boards.shown

                    SeatView {
                        required property int modelData

                        width: Math.floor(boards.width / boards.columns)
                        height: Math.floor(boards.height / Math.ceil(boards.shown.length / boards.columns))
                        enabled: false
                        name: page.session.sides.nameOf(modelData)
                        session: page.session
                        showsName: boards.shown.length > 1
                        showsTotal: false
                        side: modelData
                        totalText: ""
                    }
                }
            }
        }

        ScrollColumn {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            focus: true

            Ruling {
                ruling: page.session.highlighter.ruling
                offersTrial: page.questions.trial === null
                visible: page.session.highlighter.ruling.asked
                onRuleRequested: rule => page.questions.showRule(rule)
                onTrialWithoutPieceRequested: page.whatIf.tryWithout()
            }

            EvidenceList {
                session: page.session
                onRuleRequested: rule => page.questions.showRule(rule)
            }

            PaperActions {
                sheets: page.sheets
                ruling: true
                visible: page.questions.trial === null && (page.session.highlighter.ruling.asked || page.session.highlighter.evidence.title !== "")
            }
        }
    }
}
