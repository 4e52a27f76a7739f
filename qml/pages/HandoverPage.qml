// Backup and export of the whole library, and import of an archive.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Desk desk
    readonly property HandOver work: desk.handOver

    //% "Back up and hand over"
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
                    //% "Every game with its history and photos, players’ names and house rulings. Open the file on another device, or here after a mishap: games that are there already are not added again, and nothing is overwritten."
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
                    //% "CSV for a spreadsheet: a row a player a game, a column a line of the sheet."
                    explanation: qsTrId("handover.csv.text")
                    onAsked: form => page.desk.askHandover(form)
                }

                HandoverForm {
                    Layout.fillWidth: true
                    work: page.work
                    form: "bgsplay"
                    //% "Finished games for BG Stats"
                    name: qsTrId("handover.bgsplay")
                    //% "A play file; opened twice, it adds nothing twice."
                    explanation: qsTrId("handover.bgsplay.text")
                    onAsked: form => page.desk.askHandover(form)
                }

                HandoverForm {
                    Layout.fillWidth: true
                    work: page.work
                    form: "jsonl"
                    //% "All games as data"
                    name: qsTrId("handover.jsonl")
                    //% "A line of JSON a game, with all that lies on its table."
                    explanation: qsTrId("handover.jsonl.text")
                    onAsked: form => page.desk.askHandover(form)
                }
            }
        }
    }
}
