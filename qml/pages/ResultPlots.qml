// Points of a game by line, and the course of the totals during the game.
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
        visible: plots.result.shares.count > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Style.gap

            PlotShares {
                Layout.fillWidth: true
                marks: plots.result.shares
                sides: plots.result.sides
                //% "Points by score line"
                name: qsTrId("result.shares")
            }

            BodyText {
                Layout.fillWidth: true
                visible: plots.result.shares.zero > 0
                //% "Left of the vertical line: points lost."
                text: qsTrId("result.shares.lost")
                color: Style.inkSoft
                font.pixelSize: Style.smallSize
            }

            ColumnRepeater {
                model: plots.result.keys
                spacing: Style.gap

                ShareKey {
                    width: parent.width
                }
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        visible: plots.result.course.count > 0

        ColumnLayout {
            anchors.fill: parent
            spacing: Style.gap

            PlotCourse {
                Layout.fillWidth: true
                marks: plots.result.course
                //% "Totals over time"
                name: qsTrId("result.course")
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
