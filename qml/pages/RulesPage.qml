// Searchable list of rules, score lines and open questions, with their texts.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    required property RulesModel rules
    required property RulesQuestions questions
    required property NewGame draft

    //% "Rules"
    title: qsTrId("rules.title")

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()
    }

    ColumnLayout {
        anchors {
            fill: parent
            leftMargin: Style.gapWide
            topMargin: Style.gapWide
        }
        spacing: Style.gap

        SearchField {
            Layout.fillWidth: true
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
            Layout.fillWidth: true
            Layout.rightMargin: Style.gapWide
            games: page.draft.games
            game: page.rules.game
            onChosen: game => page.rules.game = game
        }

        AppButton {
            //% "Did you mean “{words}”?"
            readonly property string question: qsTrId("rules.suggestion")

            visible: page.rules.suggestion !== ""
            icon.name: "search"
            text: question.replace("{words}", () => page.rules.suggestion)
            onClicked: page.rules.search = page.rules.suggestion
        }

        RowLayout {
            spacing: 0

            RuleList {
                id: list

                Layout.fillHeight: true
                Layout.fillWidth: !page.wide
                Layout.preferredWidth: Math.min(440, 0.4 * page.width)
                focus: true
                rules: page.rules
                shown: page.questions.rule
                unfolding: !page.wide
                onChosen: id => page.questions.rule = id
            }

            Panel {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
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
