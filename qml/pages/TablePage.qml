// The open game: everyone's totals, one side's board, the score sheet and the findings.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Desk desk
    required property Session session
    readonly property bool low: height < 520 && width > height
    readonly property bool roomy: !low && width >= 760 * Math.min(Style.scale, 1.5)
    readonly property bool upright: height > width * 1.15

    signal saveAsked

    title: session.title !== "" ? session.title : session.gameName
    focus: true

    header: TableHeader {
        desk: page.desk
        session: page.session
        roomy: page.roomy
        title: page.title
        onHistoryAsked: sheets.showHistory()
        onMenuAsked: sheets.showMenu()
    }

    TableKeys {
        active: page.enabled && page.visible
        session: page.session
    }

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: page.upright ? 1 : 2
        rowSpacing: 0

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            spacing: 0

            SideStrip {
                id: strip

                Layout.fillWidth: true
                narrow: !page.roomy
                session: page.session
                onFindingsAsked: sheets.showFindings()
                onScoreAsked: sheets.showScore()
            }

            AloneAnswer {
                id: answer

                Layout.fillWidth: true
                session: page.session
                visible: page.session.alone
            }

            StageLoader {
                id: stage

                Layout.fillHeight: true
                Layout.fillWidth: true
                focus: true
                low: page.low
                session: page.session
            }
        }

        TableSide {
            Layout.fillHeight: !page.upright
            Layout.fillWidth: page.upright
            Layout.preferredHeight: Math.round(page.height * 0.3)
            Layout.preferredWidth: Math.round(Math.max(300, Math.min(420, page.width * 0.3)) * Math.min(Style.scale, 1.4))
            visible: page.roomy
            across: page.upright
            desk: page.desk
            session: page.session
            answers: stage.stage?.answers ?? null
        }
    }

    Connections {
        target: stage.stage

        function onBesideAsked(): void {
            sheets.close();
        }
    }

    TableSheets {
        id: sheets

        anchors.fill: parent
        answers: stage.stage?.answers ?? null
        besides: page.low ? 0 : (stage.stage?.boardBottom ?? 0) + strip.height + (answer.visible ? answer.height : 0) + page.header.height
        desk: page.desk
        roomy: page.roomy
        session: page.session
        settings: stage.stage?.settings ?? null
        onSaveAsked: page.saveAsked()
    }
}
