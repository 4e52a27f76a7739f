// Course of the totals during a game.
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
