// Main window: the current page, and the banner, dialogs, shortcuts and notices of all pages.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Window
import Cimaise
import Cimaise.App

ApplicationWindow {
    id: window

    required property AppController app
    property bool byKeyboard: false
    readonly property bool tableShown: app.navigator.page === Navigator.Table && app.session !== null

    width: 1200
    height: 800
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    color: Style.wall
    title: tableShown ? app.session.heading + " – Cimaise" : "Cimaise"
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }
    // colours of controls that Cimaise does not draw: scroll bars and Qt’s own file dialogs
    palette {
        base: Style.panel
        button: Style.wallShade
        buttonText: Style.ink
        dark: Style.inkSoft
        highlight: Style.accent
        highlightedText: Style.accentInk
        light: Style.panel
        midlight: Style.wallShade
        mid: Style.outline
        placeholderText: Style.inkSoft
        text: Style.ink
        window: Style.panel
        windowText: Style.ink
    }

    onClosing: event => event.accepted = app.mayClose()

    Binding {
        property: "byKeyboard"
        restoreMode: Binding.RestoreNone
        target: window
        value: window.activeFocusControl?.visualFocus ?? false
        when: window.activeFocusControl !== null
    }

    FileDialogLoader {
        id: fileDialogs

        files: window.app.files
        sheets: window.app.sheets
        photos: window.app.photos
        transfer: window.app.transfer
    }

    WindowShortcuts {
        navigator: window.app.navigator
        files: window.app.files
        session: window.app.session
        onOpenRequested: fileDialogs.loaded().chooseFileToOpen()
        onSaveRequested: fileDialogs.loaded().chooseFileToSave(0)
        onHelpRequested: keysPanel.open()
    }

    KeysPanel {
        id: keysPanel

        keys: window.app.keys
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        // Banner with the reason why nothing can be saved at the moment.
        Pane {
            id: banner

            objectName: "errorBanner"
            readonly property string text: window.app.trouble !== "" ? window.app.trouble : window.app.session?.saveError ?? ""

            Layout.fillWidth: true
            padding: Style.gapTiny
            leftPadding: Style.gapWide
            visible: text !== ""

            Accessible.name: text
            Accessible.role: Accessible.AlertMessage

            contentItem: RowLayout {
                spacing: Style.gap

                Icon {
                    name: window.app.readOnly ? "lock" : "impossible"
                    colour: Style.impossible
                }

                ControlText {
                    text: banner.text
                    color: Style.impossible
                }

                AppButton {
                    Layout.fillWidth: false
                    //% "Try again"
                    text: qsTrId("wall.trouble.retry")
                    onClicked: window.app.retry()
                }
            }

            background: Rectangle {
                color: Style.panel

                Rectangle {
                    width: parent.width
                    height: 2
                    anchors.bottom: parent.bottom
                    color: Style.impossible
                }
            }
        }

        FocusScope {
            Layout.fillHeight: true
            Layout.fillWidth: true
            focus: true

            Keys.onEscapePressed: event => {
                event.accepted = window.app.navigator.page !== Navigator.Home;
                window.app.navigator.back();
            }
            // If the focus is not visible, the first Enter shows it, and the next one activates the
            // control.
            Keys.onEnterPressed: FocusGuard.show(window.activeFocusControl)
            Keys.onReturnPressed: FocusGuard.show(window.activeFocusControl)
            Keys.onBackPressed: event => {
                event.accepted = window.app.navigator.page !== Navigator.Home;
                window.app.navigator.back();
            }

            TableLoader {
                id: table

                byKeyboard: window.byKeyboard
                app: window.app
                onSaveRequested: fileDialogs.loaded().chooseFileToSave(0)
            }

            Pages {
                id: pages

                byKeyboard: window.byKeyboard
                app: window.app
                dialogs: fileDialogs
                session: table.session
            }
        }
    }

    // Drop area for files and text, with a message while something is dragged over it.
    DropArea {
        id: area

        //% "Drop to add the photo"
        readonly property string photo: qsTrId("wall.file.drop-photo")
        //% "Drop to open the game"
        readonly property string game: qsTrId("wall.file.drop")
        readonly property string title: window.app.navigator.page === Navigator.Photos ? photo : game

        anchors.fill: parent
        keys: ["text/uri-list", "text/plain"]
        onDropped: drop => {
            drop.accept();
            // A dragged link has a URL as well as text; only a file URL is opened as a file.
            if (drop.hasUrls && drop.urls[0].toString().startsWith("file:"))
                window.app.files.openFile(drop.urls[0]);
            else
                window.app.files.openText(drop.hasText ? drop.text : drop.urls[0].toString());
        }

        Rectangle {
            anchors {
                fill: parent
                margins: Style.gap
            }
            visible: area.containsDrag
            color: Style.panel
            opacity: 0.94
            radius: Style.radius
            border {
                width: 3
                color: Style.accent
            }

            EmptyListPlaceholder {
                anchors.centerIn: parent
                width: parent.width - 2 * Style.gapHuge
                title: area.title
            }
        }
    }

    BoardQuestion {
        boardImport: window.app.boardImport
    }

    GameQuestion {
        session: window.app.session
    }

    SnackBar {
        objectName: "notice"
        spare: window.contentItem
        place: (table.shown ? table : pages).noticePlace
        text: window.app.notices.text
        actionText: window.app.notices.offer
        onActed: window.app.notices.acceptOffer()
        onDismissed: window.app.notices.dismiss()
    }
}
