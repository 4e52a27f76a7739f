// The window: one page at a time, with what belongs to all of them around it.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ApplicationWindow {
    id: window

    required property Desk desk
    readonly property bool tableShown: desk.page === "table" && desk.session !== null

    width: 1200
    height: 800
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    color: Style.wall
    title: tableShown ? desk.session.title + " – Cimaise" : "Cimaise"
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }

    FileDialogLoader {
        id: files

        desk: window.desk
    }

    WindowShortcuts {
        desk: window.desk
        onOpenAsked: files.askOpen()
        onSaveAsked: files.askSave()
    }

    ColumnLayout {
        anchors.fill: parent
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
            Keys.onBackPressed: event => {
                event.accepted = window.desk.page !== "home";
                window.desk.back();
            }

            PageLoader {
                shown: window.desk.page === "home"
                sourceComponent: HomePage {
                    desk: window.desk
                    onOpenAsked: files.askOpen()
                    onSaveAsked: files.askSave()
                }
            }

            PageLoader {
                shown: window.desk.page === "new"
                sourceComponent: NewGamePage {
                    desk: window.desk
                }
            }

            // The table stays as it is while something else is looked up.
            PageLoader {
                kept: window.desk.session !== null
                shown: window.tableShown
                sourceComponent: TablePage {
                    desk: window.desk
                    session: window.desk.session
                    onSaveAsked: files.askSave()
                }
            }

            PageLoader {
                shown: window.desk.page === "rules"
                sourceComponent: RulesPage {
                    desk: window.desk
                }
            }

            PageLoader {
                shown: window.desk.page === "settings"
                sourceComponent: SettingsPage {
                    desk: window.desk
                }
            }
        }
    }

    FileDrop {
        anchors.fill: parent
        onFileDropped: file => window.desk.openFile(file)
    }

    SnackBar {
        anchors {
            bottom: parent.bottom
            bottomMargin: Style.gapWide
            horizontalCenter: parent.horizontalCenter
        }
        width: Math.min(parent.width - 2 * Style.gapWide, Style.readingWidth)
        text: window.desk.notice
        //% "Undo"
        actionText: window.desk.noticeAction === "undo" ? qsTrId("wall.undo") : ""
        onActed: window.desk.undoNotice()
        onDismissed: window.desk.dismissNotice()
    }
}
