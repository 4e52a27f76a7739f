// Statistics of finished games for everybody or one player, in numbers and plots.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Navigator navigator
    required property Statistics statistics
    required property LibraryModel games
    readonly property bool one: statistics.player !== ""

    //% "Statistics"
    title: qsTrId("statistics.title")

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()
    }

    WallScroll {
        id: scroll

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        EmptyWall {
            Layout.fillWidth: true
            Layout.topMargin: Style.gapHuge
            visible: !page.statistics.any
            //% "No finished games yet"
            title: qsTrId("statistics.none.title")
            //% "Finished games appear here."
            advice: qsTrId("statistics.none.advice")
        }

        // A Grid, because a GridLayout would compute the height of wrapped text before its width.
        Grid {
            id: grid

            readonly property real cell: page.wide ? (scroll.innerWidth - spacing) / 2
                                                    : scroll.innerWidth

            Layout.fillWidth: true
            columns: page.wide ? 2 : 1
            spacing: Style.gapWide
            visible: page.statistics.any

            ColumnLayout {
                width: grid.cell
                spacing: Style.gapWide

                QuestionPanel {
                    Layout.fillWidth: true
                    focus: true
                    statistics: page.statistics
                }

                FiguresPanel {
                    Layout.fillWidth: true
                    statistics: page.statistics
                    onOpened: gameId => page.games.open(gameId)
                }
            }

            PlotsPanels {
                width: grid.cell
                statistics: page.statistics
                onOpened: gameId => page.games.open(gameId)
            }
        }
    }
}
