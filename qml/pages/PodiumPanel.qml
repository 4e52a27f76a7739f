// Ranking with the tie-break that decided it, and the house rules in force.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: panel

    required property Navigator navigator
    required property NewGame draft
    required property ResultView result
    required property Session session

    ColumnLayout {
        anchors.fill: parent
        spacing: Style.gap

        BodyText {
            Accessible.role: Accessible.Heading
            text: panel.session.points.revealing ? "…" : panel.result.headline
            font {
                family: Style.headingFamily
                pixelSize: Style.titleSize
            }
            horizontalAlignment: Text.AlignHCenter
        }

        QuietText {
            visible: text !== ""
            text: panel.result.earlyText
            horizontalAlignment: Text.AlignHCenter
        }

        // Open findings of a finished game: each is a button that leads to its place.
        Column {
            id: open

            readonly property VerdictView verdict: panel.session.verdict
            readonly property int most: 5

            function showFinding(row: int): void {
                panel.navigator.show(Navigator.Table);
                panel.session.highlighter.askAboutFinding(row);
            }

            Layout.fillWidth: true
            // as in ColumnRepeater: without a height, a layout gives no width
            Layout.preferredHeight: Math.max(1, implicitHeight)
            spacing: Style.gap
            visible: verdict.openTexts.length > 0 && !panel.session.points.revealing

            QuietText {
                width: parent.width
                text: qsTrId("open.heading")
            }

            ColumnRepeater {
                width: parent.width
                model: Math.min(open.most, open.verdict.openTexts.length)
                spacing: Style.gapTiny

                AppButton {
                    required property int index

                    width: parent.width
                    text: open.verdict.openTexts[index] ?? ""
                    onClicked: open.showFinding(open.verdict.openRows[index])
                }
            }

            QuietText {
                width: parent.width
                visible: open.verdict.openTexts.length > open.most
                text: qsTrId("open.more", open.verdict.openTexts.length - open.most)
            }
        }

        ColumnRepeater {
            model: panel.session.ranking
            spacing: Style.gap

            RankingLine {
                width: parent.width
            }
        }

        BodyText {
            visible: text !== ""
            text: panel.session.match.text
            color: Style.brass
        }

        // open questions of the rulebook that decide who wins
        ColumnRepeater {
            model: panel.session.readings.deciding
            spacing: Style.gapTiny

            QuietText {
                required property string modelData

                width: parent.width
                text: modelData
            }
        }

        SectionTitle {
            visible: rulings.visible
            //% "House rules"
            text: qsTrId("result.rulings")
        }

        ColumnRepeater {
            id: rulings

            model: panel.session.readings.decided
            spacing: Style.gapTiny

            QuietText {
                required property string modelData

                width: parent.width
                text: modelData
            }
        }

        AppButton {
            enabled: !panel.session.points.revealing
            kind: AppButton.Primary
            visible: panel.session.match.canRematch
            icon.name: "rematch"
            text: qsTrId("table.menu.rematch")
            onClicked: panel.draft.rematch()
        }

        AppButton {
            enabled: !panel.session.points.revealing
            visible: panel.session.match.canRematch
            icon.name: "players"
            //% "Rematch with other players"
            text: qsTrId("result.others")
            onClicked: panel.draft.playWithOthers()
        }

        AppButton {
            icon.name: "share"
            text: qsTrId("share.title")
            onClicked: panel.navigator.show(Navigator.Share)
        }

        AppButton {
            focus: true
            icon.name: "statistics"
            //% "Statistics"
            text: qsTrId("statistics.title")
            onClicked: panel.navigator.show(Navigator.Statistics)
        }
    }
}
