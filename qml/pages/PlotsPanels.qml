// Plots of the games that match the filter.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: plots

    required property Statistics statistics
    readonly property bool isOnePlayer: statistics.player !== ""
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
        ColumnLayout {
            anchors.fill: parent
            spacing: Style.gapTiny

            PlotLine {
                marks: plots.statistics.course
                name: plots.isOnePlayer ? plots.totals : plots.winning
                onOpened: gameId => plots.opened(gameId)
            }

            Caption {
                visible: plots.isOnePlayer && plots.statistics.course.count > 0
                text: plots.signs
            }
        }
    }

    Panel {
        visible: plots.statistics.lines.count > 0 // imported results have no lines

        LineBars {
            //% "Solid bar: {player}. Outlined bar: all players in the same games."
            readonly property string legendText: qsTrId("statistics.lines.legend")

            anchors.fill: parent
            rows: plots.statistics.lines
            //% "Average points by score line"
            name: qsTrId("statistics.lines")
            legend: ((plots.isOnePlayer ? legendText.replace("{player}", () => plots.statistics.player) + " " : "") + plots.statistics.linesNote).trim()
        }
    }

    Panel {
        visible: plots.statistics.rivals.count > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Style.gap

            SectionTitle {
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
            text: bars.name
        }

        Caption {
            visible: text !== ""
            text: bars.legend
        }

        ColumnRepeater {
            model: bars.rows
            spacing: Style.gap

            // Line of the score sheet with a bar for the player's average points, and a second bar for everyone's.
            Item {
                id: line

                required property string title
                required property string colour
                required property string playerText
                required property string everyoneText
                required property real playerFrom
                required property real playerTo
                required property real everyoneFrom
                required property real everyoneTo
                required property string accessibleName
                readonly property real figureWidth: Math.round(64 * Style.scale)
                readonly property real barWidth: width - figureWidth - Style.gap
                readonly property int barHeight: Math.round(12 * Style.cappedScale)

                width: parent.width
                implicitHeight: words.height + own.height + (table.visible ? table.height : 0)

                Accessible.name: accessibleName
                Accessible.role: Accessible.StaticText

                ControlText {
                    id: words

                    width: line.width
                    text: line.title
                    font.pixelSize: Style.smallSize
                }

                Item {
                    id: own

                    anchors.top: words.bottom
                    width: line.width
                    height: ownFigure.height

                    Rectangle {
                        x: line.playerFrom * line.barWidth
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(1, (line.playerTo - line.playerFrom) * line.barWidth)
                        height: line.barHeight
                        color: line.colour !== "" ? line.colour : Style.accent
                        radius: 2
                        border {
                            width: line.colour !== "" ? 1 : 0
                            color: Style.controlOutline
                        }
                    }

                    ControlText {
                        id: ownFigure

                        anchors.right: parent.right
                        text: line.playerText
                        font {
                            pixelSize: Style.smallSize
                            weight: Font.DemiBold
                        }
                    }
                }

                Item {
                    id: table

                    anchors.top: own.bottom
                    width: line.width
                    height: tableFigure.height
                    visible: line.everyoneText !== ""

                    Rectangle {
                        x: line.everyoneFrom * line.barWidth
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(1, (line.everyoneTo - line.everyoneFrom) * line.barWidth)
                        height: line.barHeight
                        color: "transparent"
                        radius: 2
                        border {
                            width: 2
                            color: Style.inkSoft
                        }
                    }

                    ControlCaption {
                        id: tableFigure

                        anchors.right: parent.right
                        text: line.everyoneText
                    }
                }
            }
        }
    }
}
