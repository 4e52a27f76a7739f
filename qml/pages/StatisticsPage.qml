// Statistics of finished games for everybody or one player, in numbers and plots.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property Statistics statistics
    required property LibraryModel games
    readonly property bool isOnePlayer: statistics.player !== ""

    //% "Statistics"
    title: qsTrId("statistics.title")

    ScrollColumn {
        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        EmptyListPlaceholder {
            Layout.topMargin: Style.gapHuge
            visible: !page.statistics.any
            //% "No finished games yet"
            title: qsTrId("statistics.none.title")
            //% "Finished games appear here."
            advice: qsTrId("statistics.none.advice")
        }

        ColumnPair {
            id: grid

            wide: page.wide
            visible: page.statistics.any

            ColumnLayout {
                width: grid.cellWidth
                spacing: Style.gapWide

                FilterPanel {
                    focus: true
                    statistics: page.statistics
                }

                FiguresPanel {
                    statistics: page.statistics
                    onOpened: gameId => page.games.open(gameId)
                }
            }

            PlotsPanels {
                width: grid.cellWidth
                statistics: page.statistics
                onOpened: gameId => page.games.open(gameId)
            }
        }

        // tables for a spreadsheet
        BackupLink {
            Layout.topMargin: Style.gapWide
            navigator: page.navigator
            visible: page.statistics.any
        }
    }

    // Filter of the statistics: game, number of players, period, illegal and incomplete games.
    component FilterPanel: Panel {
        id: panel

        required property Statistics statistics

        ColumnLayout {
            anchors.fill: parent
            spacing: Style.gap

            NamedChoice {
                focus: true
                //% "Game"
                name: qsTrId("statistics.game")
                options: panel.statistics.gameNames
                current: panel.statistics.game
                onChosen: index => panel.statistics.game = index
            }

            NamedChoice {
                //% "Number of players"
                name: qsTrId("statistics.count")
                options: panel.statistics.counts
                current: panel.statistics.count
                onChosen: index => panel.statistics.count = index
            }

            NamedChoice {
                //% "Finished"
                name: qsTrId("statistics.period")
                options: panel.statistics.periods
                current: panel.statistics.period
                onChosen: index => panel.statistics.period = index
            }

            AppSwitch {
                //% "Include games that are illegal, incomplete or ended early"
                text: qsTrId("statistics.doubtful")
                checked: panel.statistics.withDoubtful
                onToggled: panel.statistics.withDoubtful = checked
            }

            QuietText {
                text: panel.statistics.summary
            }
        }
    }
}
