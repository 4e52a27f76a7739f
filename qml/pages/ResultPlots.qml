// Course of the totals during a game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: plots

    required property ResultView result
    required property Session session

    spacing: Style.gapWide

    Panel {
        Layout.fillWidth: true
        visible: plots.result.course.count > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Style.gap

            // Totals of all players or teams over time, as lines marked with their symbols.
            PlotArea {
                id: plot

                Layout.fillWidth: true
                marks: plots.result.course
                //% "Totals over time"
                name: qsTrId("result.course")
                opens: false
                plotHeight: Math.round(200 * Style.denseScale)

                Repeater {
                    model: plot.marks

                    Item {
                        id: mark

                        required property int index
                        required property real markX
                        required property real markY
                        required property real fromX
                        required property real fromY
                        required property int series
                        required property bool strong
                        required property string markText
                        readonly property bool current: index === plot.current

                        z: current ? 1 : 0
                        width: plot.innerWidth
                        height: plot.innerHeight

                        Accessible.name: markText
                        Accessible.role: Accessible.StaticText

                        PlotStroke {
                            color: badge.colour
                            fromX: mark.fromX * mark.width
                            fromY: mark.fromY * mark.height
                            toX: mark.markX * mark.width
                            toY: mark.markY * mark.height
                            visible: mark.strong
                        }

                        Rectangle {
                            anchors {
                                fill: badge
                                margins: -4
                            }
                            color: Style.wall
                            radius: width / 2
                            visible: mark.current
                            border {
                                width: 2
                                color: Style.brass
                            }
                        }

                        SeatBadge {
                            id: badge

                            x: Math.round(mark.markX * mark.width - width / 2)
                            y: Math.round(mark.markY * mark.height - height / 2)
                            hue: mark.series
                            shape: mark.series
                            size: Math.round((mark.current ? 14 : 11) * Style.denseScale)
                        }
                    }
                }
            }

            ColumnRepeater {
                model: plots.result.sides
                spacing: Style.gapTiny

                SeatName {
                    width: parent.width
                }
            }
        }
    }

    // Symbol and name of a player or team.
    component SeatName: Item {
        id: seat

        required property int index
        required property string name

        implicitHeight: words.height

        SeatBadge {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            hue: seat.index
            shape: seat.index
        }

        BodyText {
            id: words

            x: sign.width + Style.gap
            width: seat.width - x
            text: seat.name
        }
    }
}
