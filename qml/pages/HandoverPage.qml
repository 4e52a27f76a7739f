// Backup and export of the whole library, and import of an archive.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Navigator navigator
    required property DataTransfer transfer
    required property bool locked

    //% "Back up and export"
    title: qsTrId("handover.title")

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()
    }

    // In the footer, so that nothing above moves when the status appears.
    footer: HandoverStatus {
        work: page.transfer
    }

    WallScroll {
        anchors.fill: parent

        Panel {
            Layout.fillWidth: true
            focus: true

            contentItem: ColumnLayout {
                spacing: Style.gap

                SectionTitle {
                    Layout.fillWidth: true
                    //% "Everything in one file"
                    text: qsTrId("handover.archive")
                }

                WallText {
                    Layout.fillWidth: true
                    //% "Every game with its history and photos, players’ names and house rules. Open the file on another device, or here after losing data: games already there are not added again, and nothing is overwritten."
                    text: qsTrId("handover.archive.text")
                    color: Style.inkSoft
                }

                WallText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.transfer.reminder
                }

                WallButton {
                    Layout.fillWidth: true
                    enabled: !page.transfer.busy
                    focus: true
                    icon.name: "save"
                    kind: WallButton.Primary
                    //% "Save an archive"
                    text: qsTrId("handover.archive.save")
                    onClicked: page.transfer.ask("cimaises")
                }

                WallButton {
                    Layout.fillWidth: true
                    enabled: !page.transfer.busy && !page.locked
                    icon.name: "open"
                    text: qsTrId("handover.open")
                    onClicked: page.transfer.ask("open")
                }
            }
        }

        Panel {
            Layout.fillWidth: true

            contentItem: ColumnLayout {
                spacing: Style.gapWide

                SectionTitle {
                    Layout.fillWidth: true
                    //% "For other programs"
                    text: qsTrId("handover.others")
                }

                HandoverForm {
                    Layout.fillWidth: true
                    work: page.transfer
                    form: "csv"
                    //% "Finished games as a table"
                    name: qsTrId("handover.csv")
                    //% "CSV for a spreadsheet: one row per player and game, one column per score line."
                    explanation: qsTrId("handover.csv.text")
                    onAsked: form => page.transfer.ask(form)
                }

                HandoverForm {
                    Layout.fillWidth: true
                    work: page.transfer
                    form: "bgsplay"
                    //% "Finished games for BG Stats"
                    name: qsTrId("handover.bgsplay")
                    //% "A play file; opening it again adds no duplicates."
                    explanation: qsTrId("handover.bgsplay.text")
                    onAsked: form => page.transfer.ask(form)
                }

                HandoverForm {
                    Layout.fillWidth: true
                    work: page.transfer
                    form: "jsonl"
                    //% "All games as data"
                    name: qsTrId("handover.jsonl")
                    //% "One JSON object per game, with the complete position."
                    explanation: qsTrId("handover.jsonl.text")
                    onAsked: form => page.transfer.ask(form)
                }
            }
        }
    }
}
