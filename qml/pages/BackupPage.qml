// Backup and export of the whole library, and import of an archive.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property DataTransfer transfer
    required property bool locked

    //% "Back up and export"
    title: qsTrId("handover.title")

    // In the footer, so that nothing above moves when the status appears.
    footer: TransferStatus {
        work: page.transfer
    }

    ScrollColumn {
        anchors.fill: parent

        ColumnPanel {
            focus: true

            SectionTitle {
                //% "Everything in one file"
                text: qsTrId("handover.archive")
            }

            QuietText {
                //% "Every game with its history and photos, players’ names and house rules. Opening the file overwrites nothing."
                text: qsTrId("handover.archive.text")
            }

            BodyText {
                visible: text !== ""
                text: page.transfer.reminder
            }

            AppButton {
                enabled: !page.transfer.busy
                focus: true
                icon.name: "save"
                kind: AppButton.Primary
                //% "Save an archive"
                text: qsTrId("handover.archive.save")
                onClicked: page.transfer.ask("cimaises")
            }

            AppButton {
                enabled: !page.transfer.busy && !page.locked
                icon.name: "open"
                //% "Open an archive"
                text: qsTrId("handover.open")
                onClicked: page.transfer.ask("open")
            }
        }

        ColumnPanel {
            SectionTitle {
                text: qsTrId("plays.title")
            }

            QuietText {
                //% "Players, locations and the results of these four games, from a full export (.json) or a play file (.bgsplay)."
                text: qsTrId("plays.text")
            }

            AppButton {
                enabled: !page.transfer.busy && !page.locked
                icon.name: "open"
                //% "Open a BG Stats file"
                text: qsTrId("plays.open")
                onClicked: page.transfer.ask("open")
            }
        }

        ColumnPanel {
            spacing: Style.gapWide

            SectionTitle {
                //% "For other programs"
                text: qsTrId("handover.others")
            }

            ExportButton {
                work: page.transfer
                form: "csv"
                //% "Results for a spreadsheet (CSV)"
                name: qsTrId("handover.csv")
                //% "CSV for a spreadsheet: one row per player and game, one column per score line."
                explanation: qsTrId("handover.csv.text")
            }

            ExportButton {
                work: page.transfer
                form: "bgsplay"
                //% "Finished games for BG Stats"
                name: qsTrId("handover.bgsplay")
                //% "A play file; opening it again adds no duplicates."
                explanation: qsTrId("handover.bgsplay.text")
            }

            ExportButton {
                work: page.transfer
                form: "jsonl"
                //% "All games (JSON)"
                name: qsTrId("handover.jsonl")
                //% "One JSON object per game, with the complete position."
                explanation: qsTrId("handover.jsonl.text")
            }
        }
    }

    // Button that exports the library in one format, with an explanation.
    component ExportButton: ColumnLayout {
        id: choice

        required property DataTransfer work
        required property string form
        required property string name
        required property string explanation

        spacing: Style.gapTiny

        AppButton {
            Accessible.description: choice.explanation
            enabled: !choice.work.busy
            icon.name: "download"
            text: choice.name
            onClicked: choice.work.ask(choice.form)
        }

        ControlCaption {
            text: choice.explanation
        }
    }
}
