// Totals of all players or teams over time, as lines marked with their symbols.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

PlotArea {
    id: plot

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
                color: sign.colour
                fromX: mark.fromX * mark.width
                fromY: mark.fromY * mark.height
                toX: mark.markX * mark.width
                toY: mark.markY * mark.height
                visible: mark.strong
            }

            Rectangle {
                anchors {
                    fill: sign
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
                id: sign

                x: Math.round(mark.markX * mark.width - width / 2)
                y: Math.round(mark.markY * mark.height - height / 2)
                hue: mark.series
                shape: mark.series
                size: Math.round((mark.current ? 14 : 11) * Style.denseScale)
            }
        }
    }
}
