// Game, or one board of it, as a QR code for another phone and as a link.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property LinkSharing links
    required property SheetExport sheets
    required property DataTransfer transfer
    required property Session session
    readonly property bool sideBySide: wide && width > height
    // index of the player or team whose board is shared; −1: the whole game
    property int side: -1
    readonly property string link: links.linkOf(side)
    readonly property int modules: links.modulesOf(link)

    //% "Share"
    title: qsTrId("share.title")

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: page.sideBySide ? 2 : 1
        rowSpacing: 0

        ShareCode {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.margins: Style.gap
            Layout.maximumWidth: page.width * 0.5
            Layout.preferredWidth: 1
            visible: page.sideBySide
            link: page.link
            modules: page.modules
            words: words.text
            onEnlarged: full.open()
        }

        ScrollColumn {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            focus: true

            // scrolls with the page, so that the page is not hidden behind it
            ShareCode {
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(page.width - 2 * Style.gapWide, page.height * 0.6)
                visible: !page.sideBySide
                link: page.link
                modules: page.modules
                words: words.text
                onEnlarged: full.open()
            }

            BodyText {
                id: words

                //% "{name}’s board"
                readonly property string board: qsTrId("share.board")
                text: page.side < 0 ? page.session.heading : board.replace("{name}", page.session.sheet.sideName(page.side))
                font {
                    family: Style.headingFamily
                    pixelSize: Style.headingSize
                }
            }

            SegmentedChoice {
                visible: !page.session.singleBoard
                //% "What to share"
                name: qsTrId("share.what")
                current: page.side + 1
                //% "All boards"
                readonly property string all: qsTrId("share.all")
                options: [all].concat(page.session.players.length > 0 ? [...Array(page.session.sides.count).keys()].map(side => page.session.sheet.sideName(side)) : [])
                onChosen: index => page.side = index - 1
            }

            QuietText {
                //% "Scan this code with Cimaise on another phone, or open the link there. A single board joins the game open there. Cards in hand are included."
                text: qsTrId("share.explanation")
            }

            AppButton {
                enabled: page.modules > 0
                icon.name: "fit"
                //% "Show code full screen"
                text: qsTrId("share.full")
                onClicked: full.open()
            }

            AppButton {
                enabled: page.link !== ""
                icon.name: "link"
                kind: AppButton.Primary
                //% "Send the link…"
                text: qsTrId("share.send")
                visible: page.links.sendsLinks
                onClicked: page.links.send(page.link)
            }

            AppButton {
                enabled: page.link !== ""
                icon.name: "link"
                kind: page.links.sendsLinks ? AppButton.Quiet : AppButton.Primary
                //% "Copy the link"
                text: qsTrId("share.copy")
                onClicked: page.links.copy(page.link)
            }

            AppButton {
                icon.name: "scan"
                //% "Scan QR code"
                text: qsTrId("scan.title")
                onClicked: page.navigator.show(Navigator.Scan)
            }

            SectionTitle {
                //% "PDF or picture"
                text: qsTrId("paper.title")
                font.pixelSize: Style.largeSize
            }

            PaperActions {
                sheets: page.sheets
            }

            // Buttons to export the result as a picture for a chat.
            ColumnLayout {
                spacing: Style.gap

                SectionTitle {
                    //% "For chat apps"
                    text: qsTrId("chat.title")
                    font.pixelSize: Style.largeSize
                }

                AppButton {
                    icon.name: "photo"
                    //% "Save picture for chat"
                    text: qsTrId("chat.save")
                    onClicked: page.transfer.ask("chat")
                }

                AppButton {
                    icon.name: "duplicate"
                    //% "Copy picture"
                    text: qsTrId("chat.copy")
                    onClicked: page.sheets.copyPicture()
                }
            }

            PlayActions {
                links: page.links
                transfer: page.transfer
                finished: page.session.finished
                visible: finished && !page.session.singleBoard
            }
        }
    }

    CodeScreen {
        id: full

        link: page.link
        words: words.text
    }

    // QR code of the shared game or board, or the reason why there is none; a tap enlarges the code.
    component ShareCode: Item {
        id: room

        required property string link
        required property string words
        // number of modules of the code on each side; 0 for no code
        required property int modules

        signal enlarged

        CodePicture {
            link: room.visible && room.modules > 0 ? room.link : ""
            words: room.words
        }

        MouseArea {
            anchors.fill: parent
            visible: room.modules > 0
            Accessible.ignored: true
            onClicked: room.enlarged()
        }

        BodyText {
            //% "Too much for a QR code. Use the link instead."
            readonly property string noCode: qsTrId("share.too-large")
            //% "Too much for a link. Save the game as a file instead."
            readonly property string noLink: qsTrId("share.link-too-large")

            anchors.centerIn: parent
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: room.link === "" ? noLink : noCode
            visible: room.modules === 0
        }
    }
}
