// New game: the game, its players, and its settings.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property AppController desk
    readonly property NewGame draft: desk.draft

    //% "New game"
    readonly property string begins: qsTrId("new.title")
    //% "Rematch"
    readonly property string goesOn: qsTrId("table.menu.rematch")

    title: draft.rematch ? goesOn : begins

    header: PageHeader {
        title: page.title
        onBack: page.desk.back()
    }

    footer: StartBar {
        id: startBar

        draft: page.draft
        onStarted: page.desk.startGame()
    }

    WallScroll {
        id: scroll

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        // A Grid, since a layout would not know the height of words before their width.
        Grid {
            id: grid

            readonly property real cell: page.wide ? (scroll.innerWidth - spacing) / 2
                                                    : scroll.innerWidth

            Layout.fillWidth: true
            columns: page.wide ? 2 : 1
            spacing: Style.gapWide

            ColumnLayout {
                width: grid.cell
                spacing: Style.gapWide

                PlayerGroups {
                    Layout.fillWidth: true
                    desk: page.desk
                    visible: desk.lineUps.count > 0 && !page.draft.rematch
                }

                GameChoice {
                    Layout.fillWidth: true
                    draft: page.draft
                    visible: !page.draft.rematch
                }

                PlayersPanel {
                    Layout.fillWidth: true
                    focus: true
                    draft: page.draft
                    visible: !page.draft.rematch
                    onFinished: startBar.offer()
                }

                WallButton {
                    Layout.fillWidth: true
                    visible: text !== "" && !page.draft.rematch
                    icon.name: "dispute"
                    kind: WallButton.Quiet
                    text: page.desk.houseRulings.inForceFor(page.draft.game)
                    onClicked: page.desk.page = "settings"
                }
            }

            SetupLoader {
                width: grid.cell
                draft: page.draft
            }
        }
    }
}
