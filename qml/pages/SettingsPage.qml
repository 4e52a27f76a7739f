// Settings of this device.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    required property HouseRulingsModel houseRulings

    //% "Settings"
    title: qsTrId("settings.title")

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()
    }

    StoragePromise {
        id: storage

        onStateChanged: storagePanel.answered()
    }

    ScrollColumn {
        id: scroll

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        // A Grid, because a GridLayout would compute the height of wrapped text before its width.
        Grid {
            id: grid

            readonly property real cellWidth: page.wide ? (scroll.innerWidth - spacing) / 2
                                                    : scroll.innerWidth

            Layout.fillWidth: true
            columns: page.wide ? 2 : 1
            spacing: Style.gapWide

            ColumnLayout {
                width: grid.cellWidth
                spacing: Style.gapWide

                AppearancePanel {
                    Layout.fillWidth: true
                    focus: true
                }

                HouseRulingsPanel {
                    Layout.fillWidth: true
                    rulings: page.houseRulings
                }

                BackupLink {
                    Layout.fillWidth: true
                    navigator: page.navigator
                }

                StoragePanel {
                    id: storagePanel

                    Layout.fillWidth: true
                    promise: storage.state
                    onAskAgain: storage.ask()
                }
            }

            ColumnLayout {
                width: grid.cellWidth
                spacing: Style.gapWide

                ThemesPanel {
                    Layout.fillWidth: true
                }

                AboutPanel {
                    Layout.fillWidth: true
                }
            }
        }
    }
}
