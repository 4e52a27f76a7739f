// Import of a BG Stats export: its players, one by one, then its results.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property PlaysImport plays
    required property DataTransfer transfer
    required property bool locked
    readonly property bool asks: plays.summary !== ""

    //% "Import from BG Stats"
    title: qsTrId("plays.title")

    // In the footer, so that nothing above moves when the status appears.
    footer: Item {
        implicitHeight: page.asks ? start.implicitHeight + 2 * Style.gap : status.implicitHeight

        TransferStatus {
            id: status

            width: parent.width
            work: page.transfer
            visible: !page.asks && (page.transfer.statusText !== "" || page.transfer.question !== "")
        }

        ColumnLayout {
            id: start

            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Style.gapWide, Style.readingWidth)
            visible: page.asks

            Caption {
                // keeps its space while there is no problem
                opacity: page.plays.problem !== "" ? 1 : 0
                text: page.plays.problem !== "" ? page.plays.problem : " "
            }

            AppButton {
                enabled: page.plays.canImport && !page.locked && !page.transfer.busy
                icon.name: "add"
                kind: AppButton.Primary
                //% "Import"
                text: qsTrId("plays.start")
                onClicked: page.plays.start()
            }
        }
    }

    ScrollColumn {
        anchors.fill: parent

        BodyText {
            visible: page.asks
            text: page.plays.summary
        }

        QuietText {
            visible: page.asks
            //% "Results are imported without boards and count in the statistics. Results already known and those of players you leave out are skipped."
            text: qsTrId("plays.explanation")
        }

        SectionTitle {
            visible: page.plays.count > 0
            text: qsTrId("people.title")
        }

        ColumnRepeater {
            focus: true
            model: page.plays
            spacing: Style.gap

            ImportedPlayerCard {
                width: parent.width
                plays: page.plays
                knownNames: page.plays.knownNames
            }
        }

        MoreButton {
            rows: page.plays
        }

        AppButton {
            visible: !page.asks && !page.transfer.busy
            text: qsTrId("read.done")
            onClicked: page.navigator.back()
        }
    }
}
