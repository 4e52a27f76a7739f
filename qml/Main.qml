// Main window: one page at a time, surrounded by what all pages share.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import QtQuick.Window
import Cimaise
import Cimaise.App

ApplicationWindow {
    id: window

    required property AppController desk
    property bool byKeyboard: false
    readonly property bool tableShown: desk.page === "table" && desk.session !== null

    width: 1200
    height: 800
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    color: Style.wall
    title: tableShown ? desk.session.heading + " – Cimaise" : "Cimaise"
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }
    // for the parts that are not ours: scroll bars and Qt’s own file dialogs
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

    onClosing: event => event.accepted = desk.mayClose()

    Binding {
        property: "byKeyboard"
        restoreMode: Binding.RestoreNone
        target: window
        value: window.activeFocusControl?.visualFocus ?? false
        when: window.activeFocusControl !== null
    }

    Binding {
        property: "pixelRatio"
        target: Style
        value: window.Screen.devicePixelRatio
    }

    Binding {
        property: "noticeRoom"
        target: Style
        value: notice.room
    }

    FileDialogLoader {
        id: files

        desk: window.desk
    }

    HandoverFiles {
        desk: window.desk
    }

    WindowShortcuts {
        desk: window.desk
        onOpenAsked: files.askOpen()
        onSaveAsked: files.askSave()
        onHelpAsked: keysPanel.open()
    }

    KeysPanel {
        id: keysPanel

        desk: window.desk
    }

    ColumnLayout {
        anchors {
            fill: parent
            bottomMargin: Style.noticeRoom
        }
        spacing: 0

        TroubleBanner {
            Layout.fillWidth: true
            locked: window.desk.readOnly
            text: window.desk.trouble !== "" ? window.desk.trouble : window.desk.session?.saveTrouble ?? ""
            onRetried: window.desk.retry()
        }

        FocusScope {
            Layout.fillHeight: true
            Layout.fillWidth: true
            focus: true

            Keys.onEscapePressed: event => {
                event.accepted = window.desk.page !== "home";
                window.desk.back();
            }
            // what was not looked at is shown first, and pressed by the next one
            Keys.onEnterPressed: FocusGuard.show(window.activeFocusControl)
            Keys.onReturnPressed: FocusGuard.show(window.activeFocusControl)
            Keys.onBackPressed: event => {
                event.accepted = window.desk.page !== "home";
                window.desk.back();
            }

            // A Loader cannot create components that are bound to this file.
            // qmllint disable unqualified
            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "home"
                sourceComponent: HomePage {
                    desk: window.desk
                    onOpenAsked: files.askOpen()
                    onSaveAsked: gameId => files.askSaveKept(gameId)
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "new"
                sourceComponent: NewGamePage {
                    desk: window.desk
                }
            }

            TableLoader {
                id: table

                byKeyboard: window.byKeyboard
                desk: window.desk
                onSaveAsked: files.askSave()
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "dispute" && table.session !== null
                sourceComponent: DisputePage {
                    desk: window.desk
                    session: table.session
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "ruling" && table.session !== null
                sourceComponent: RulingPage {
                    desk: window.desk
                    session: table.session
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "order" && table.session !== null
                sourceComponent: OrderPage {
                    desk: window.desk
                    session: table.session
                }
            }

            TrialLoader {
                byKeyboard: window.byKeyboard
                desk: window.desk
                page: "try"
                sourceComponent: TrialPage {
                    desk: window.desk
                }
            }

            TrialLoader {
                byKeyboard: window.byKeyboard
                desk: window.desk
                page: "compare"
                sourceComponent: ComparePage {
                    desk: window.desk
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "share" && table.session !== null
                sourceComponent: SharePage {
                    desk: window.desk
                    session: table.session
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "photos" && table.session !== null
                sourceComponent: PhotosPage {
                    desk: window.desk
                    session: table.session
                    onFileAsked: files.askPhoto()
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "scan"
                sourceComponent: ScanPage {
                    desk: window.desk
                    onOpenAsked: files.askOpen()
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "rules"
                sourceComponent: RulesPage {
                    desk: window.desk
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "settings"
                sourceComponent: SettingsPage {
                    desk: window.desk
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "result" && table.session !== null
                sourceComponent: ResultPage {
                    desk: window.desk
                    session: table.session
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "statistics"
                sourceComponent: StatisticsPage {
                    desk: window.desk
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "handover"
                sourceComponent: HandoverPage {
                    desk: window.desk
                }
            }

            PageLoader {
                byKeyboard: window.byKeyboard
                shown: window.desk.page === "players"
                sourceComponent: PlayersPage {
                    desk: window.desk
                }
            }
            // qmllint enable unqualified
        }
    }

    FileDrop {
        //% "Drop to add the photo"
        readonly property string photo: qsTrId("wall.file.drop-photo")
        //% "Drop to open the game"
        readonly property string game: qsTrId("wall.file.drop")

        anchors.fill: parent
        title: window.desk.page === "photos" ? photo : game
        onFileDropped: file => window.desk.openFile(file)
        onTextDropped: text => window.desk.openText(text)
    }

    BoardQuestion {
        desk: window.desk
    }

    GameQuestion {
        desk: window.desk
    }

    // over the sheets as well: what it says may be about them; pages and sheets leave it their room
    SnackBar {
        id: notice

        objectName: "notice"
        parent: shown || guarding ? T.Overlay.overlay : window.contentItem
        z: 1
        anchors {
            bottom: parent.bottom
            bottomMargin: Style.gapTiny
            horizontalCenter: parent.horizontalCenter
        }
        width: Math.min(parent.width - 2 * Style.gap, Style.readingWidth)
        text: window.desk.notice
        actionText: window.desk.noticeOffer
        onActed: window.desk.takeOffer()
        onDismissed: window.desk.dismissNotice()
    }
}
