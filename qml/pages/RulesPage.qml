// Rules, score lines and open questions, to search and read.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property AppController desk

    //% "Rules"
    title: qsTrId("rules.title")

    header: PageHeader {
        title: page.title
        onBack: page.desk.back()
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
            text: page.desk.rules.search
            onTextChanged: page.desk.rules.search = text
        }

        GameFilter {
            Layout.fillWidth: true
            Layout.rightMargin: Style.gapWide
            games: page.desk.draft.games
            game: page.desk.rules.game
            onChosen: game => page.desk.rules.game = game
        }

        RowLayout {
            spacing: 0

            RuleList {
                id: list

                Layout.fillHeight: true
                Layout.fillWidth: !page.wide
                Layout.preferredWidth: Math.min(440, 0.4 * page.width)
                focus: true
                rules: page.desk.rules
                shown: page.desk.rule
                unfolding: !page.wide
                onChosen: id => page.desk.rule = id
            }

            Panel {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.maximumWidth: Style.readingWidth
                Layout.rightMargin: Style.gapWide
                visible: page.wide && list.shownRow !== null

                RuleText {
                    anchors.fill: parent
                    titled: true
                    ruleId: list.shownRow?.ruleId ?? ""
                    title: list.shownRow?.title ?? ""
                    severity: list.shownRow?.severity ?? ""
                    severityText: list.shownRow?.severityText ?? ""
                    digest: list.shownRow?.digest ?? ""
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
