// Buttons to export the result to BG Stats: as a link that its app opens, as a QR code for a phone,
// or as a file.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: actions

    required property LinkSharing links
    required property DataTransfer transfer
    // The links are requested again when this property changes.
    required property bool finished
    readonly property string link: finished ? links.playLink(false) : ""
    readonly property string code: finished ? links.playLink(true) : ""
    readonly property bool hasCode: code !== "" && links.modulesOf(code) > 0

    spacing: Style.gap

    SectionTitle {
        text: "BG Stats"
        font.pixelSize: Style.largeSize
    }

    QuietText {
        //% "The link opens BG Stats with this result: players, winner and points. Cimaise itself sends nothing."
        readonly property string withCode: qsTrId("play.explanation")
        //% "The link opens BG Stats with this result. It is too long for a QR code: for another phone, save the file."
        readonly property string withoutCode: qsTrId("play.explanation.no-code")
        text: actions.hasCode ? withCode : withoutCode
    }

    AppButton {
        enabled: actions.link !== ""
        icon.name: "link"
        //% "Open in BG Stats"
        text: qsTrId("play.open")
        onClicked: actions.links.openPlay()
    }

    AppButton {
        enabled: actions.hasCode
        icon.name: "scan"
        //% "Show a QR code for another phone"
        text: qsTrId("play.code")
        onClicked: screen.open()
    }

    AppButton {
        icon.name: "download"
        //% "Save a file for BG Stats"
        text: qsTrId("play.save")
        onClicked: actions.transfer.ask("play")
    }

    CodeScreen {
        id: screen

        link: actions.code
        //% "Result for BG Stats"
        words: qsTrId("play.code.title")
        //% "Scan this with the phone’s camera. Tap it to go back."
        hint: qsTrId("play.code.hint")
    }
}
