// Plots of the games that match the filter.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: plots

    required property Statistics statistics
    readonly property bool one: statistics.player !== ""
    //% "Totals, game by game"
    readonly property string totals: qsTrId("statistics.course")
    //% "Winning totals, game by game"
    readonly property string winning: qsTrId("statistics.course.everybody")
    //% "Filled square: won. Circle: not won."
    readonly property string signs: qsTrId("statistics.course.legend")

    signal opened(double gameId)

    spacing: Style.gapWide
    visible: statistics.figures.count > 0

    Panel {
        Layout.fillWidth: true

        ColumnLayout {
            anchors.fill: parent
            spacing: Style.gapTiny

            PlotLine {
                Layout.fillWidth: true
                marks: plots.statistics.course
                name: plots.one ? plots.totals : plots.winning
                onOpened: gameId => plots.opened(gameId)
            }

            BodyText {
                Layout.fillWidth: true
                visible: plots.one && plots.statistics.course.count > 0
                text: plots.signs
                color: Style.inkSoft
                font.pixelSize: Style.smallSize
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        visible: plots.statistics.lines.count > 0 // imported results have no lines

        LineBars {
            //% "Solid bar: {player}. Outlined bar: all players in the same games."
            readonly property string legendText: qsTrId("statistics.lines.legend")

            anchors.fill: parent
            rows: plots.statistics.lines
            //% "Average points by score line"
            name: qsTrId("statistics.lines")
            legend: ((plots.one ? legendText.replace("{player}", () => plots.statistics.player) + " " : "") + plots.statistics.linesNote).trim()
        }
    }

    Panel {
        Layout.fillWidth: true
        visible: plots.statistics.rivals.count > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Style.gap

            SectionTitle {
                Layout.fillWidth: true
                //% "Head to head"
                text: qsTrId("statistics.rivals")
            }

            ColumnRepeater {
                model: plots.statistics.rivals
                spacing: Style.gap

                RivalBar {
                    width: parent.width
                }
            }

            MoreButton {
                Layout.fillWidth: true
                rows: plots.statistics.rivals
            }
        }
    }

    // Average points of each line of the score sheet: a filled bar for the player, an empty one for
    // everyone in the same games.
    component LineBars: ColumnLayout {
        id: bars

        required property RowsModel rows
        required property string name
        property string legend: ""

        spacing: Style.gap

        SectionTitle {
            Layout.fillWidth: true
            text: bars.name
        }

        BodyText {
            Layout.fillWidth: true
            visible: text !== ""
            text: bars.legend
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }

        ColumnRepeater {
            model: bars.rows
            spacing: Style.gap

            LineBar {
                width: parent.width
            }
        }
    }
}
