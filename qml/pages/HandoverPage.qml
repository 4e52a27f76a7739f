// Backup and export of the whole library, and import of an archive.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property AppController desk
    readonly property DataTransfer work: desk.handOver

    //% "Back up and export"
    title: qsTrId("handover.title")

    header: PageHeader {
        title: page.title
        onBack: page.desk.back()
    }

    // below, so that nothing moves
    footer: HandoverStatus {
        work: page.work
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
                    text: page.work.reminder
                }

                WallButton {
                    Layout.fillWidth: true
                    enabled: !page.work.busy
                    focus: true
                    icon.name: "save"
                    kind: WallButton.Primary
                    //% "Save an archive"
                    text: qsTrId("handover.archive.save")
                    onClicked: page.desk.askHandover("cimaises")
                }

                WallButton {
                    Layout.fillWidth: true
                    enabled: !page.work.busy && !page.desk.readOnly
                    icon.name: "open"
                    text: qsTrId("handover.open")
                    onClicked: page.desk.askHandover("open")
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
                    work: page.work
                    form: "csv"
                    //% "Finished games as a table"
                    name: qsTrId("handover.csv")
                    //% "CSV for a spreadsheet: one row per player and game, one column per score line."
                    explanation: qsTrId("handover.csv.text")
                    onAsked: form => page.desk.askHandover(form)
                }

                HandoverForm {
                    Layout.fillWidth: true
                    work: page.work
                    form: "bgsplay"
                    //% "Finished games for BG Stats"
                    name: qsTrId("handover.bgsplay")
                    //% "A play file; opening it again adds no duplicates."
                    explanation: qsTrId("handover.bgsplay.text")
                    onAsked: form => page.desk.askHandover(form)
                }

                HandoverForm {
                    Layout.fillWidth: true
                    work: page.work
                    form: "jsonl"
                    //% "All games as data"
                    name: qsTrId("handover.jsonl")
                    //% "One JSON object per game, with the complete position."
                    explanation: qsTrId("handover.jsonl.text")
                    onAsked: form => page.desk.askHandover(form)
                }
            }
        }
    }
}
