// Searchable list of rules, score lines and open questions, with their texts.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property RulesModel rules
    required property RulesQuestions questions
    required property NewGame draft

    //% "Rules"
    title: qsTrId("rules.title")

    ColumnLayout {
        anchors {
            fill: parent
            leftMargin: Style.gapWide
            topMargin: Style.gapWide
        }
        spacing: Style.gap

        SearchField {
            Layout.maximumWidth: page.wide ? list.width - Style.gapWide : page.width
            Layout.rightMargin: Style.gapWide
            //% "Search the rules"
            name: qsTrId("rules.search")
            //% "Search"
            placeholderText: qsTrId("rules.search.hint")
            text: page.rules.search
            onTextChanged: page.rules.search = text
        }

        GameFilter {
            Layout.rightMargin: Style.gapWide
            games: page.draft.games
            game: page.rules.game
            onChosen: game => page.rules.game = game
        }

        AppButton {
            //% "Did you mean “{words}”?"
            readonly property string question: qsTrId("rules.suggestion")

            Layout.fillWidth: false
            visible: page.rules.suggestion !== ""
            icon.name: "search"
            text: question.replace("{words}", () => page.rules.suggestion)
            onClicked: page.rules.search = page.rules.suggestion
        }

        RowLayout {
            spacing: 0

            // List of rules; in a narrow window, the chosen rule unfolds in the list.
            ListView {
                id: list

                readonly property string shown: page.questions.rule
                readonly property RuleRow shownRow: currentItem as RuleRow

                // true to scroll to the shown rule whenever the list changes, until the user scrolls
                property bool settling: true

                function settle(): void {
                    settling = true;
                    finder.restart();
                }

                function find(): void {
                    currentIndex = Math.max(0, page.rules.rowOf(shown));
                    positionViewAtIndex(currentIndex, ListView.Contain);
                }

                Layout.fillHeight: true
                Layout.fillWidth: !page.wide
                Layout.preferredWidth: Math.min(440, 0.4 * page.width)
                focus: true
                bottomMargin: Style.gapHuge
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                model: page.rules
                spacing: Style.gap

                Accessible.role: Accessible.List
                //% "Rules"
                Accessible.name: qsTrId("rules.title")

                Component.onCompleted: settle()
                onContentHeightChanged: if (settling)
                    finder.restart()
                onCountChanged: settle()
                onMovementStarted: settling = false
                onShownChanged: settle()

                // Delayed until the rows are created.
                Timer {
                    id: finder

                    interval: 0
                    onTriggered: list.find()
                }

                ScrollBar.vertical: AppScrollBar {}

                EmptyListPlaceholder {
                    parent: list.contentItem
                    y: Style.gapHuge
                    width: list.width - Style.gapWide
                    visible: list.count === 0
                    //% "No matching rules"
                    title: qsTrId("rules.none")
                }

                delegate: RuleRow {
                    width: list.width - Style.gapWide
                    unfolded: !page.wide && ruleId === list.shown
                    onClicked: {
                        list.currentIndex = index;
                        page.questions.rule = unfolded ? "" : ruleId;
                    }
                }
            }

            Panel {
                Layout.alignment: Qt.AlignTop
                Layout.maximumWidth: Style.readingWidth
                Layout.rightMargin: Style.gapWide
                visible: page.wide && list.shownRow !== null

                RuleText {
                    anchors.fill: parent
                    showsTitle: true
                    title: list.shownRow?.title ?? ""
                    severity: list.shownRow?.severity ?? ""
                    severityText: list.shownRow?.severityText ?? ""
                    explanation: list.shownRow?.explanation ?? ""
                    options: list.shownRow?.options ?? ""
                    citation: list.shownRow?.citation ?? ""
                }
            }

            Item {
                Layout.fillWidth: true
                visible: page.wide
            }
        }
    }
}
