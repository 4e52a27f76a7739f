// Line of totals, game by game; a filled square marks a victory, an empty ring any other result.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

PlotArea {
    id: plot

    readonly property int markSize: Math.round(9 * Style.denseScale)

    Repeater {
        model: plot.marks

        Item {
            id: mark

            required property int index
            required property real markX
            required property real markY
            required property real fromX
            required property real fromY
            required property bool strong
            required property string markText
            readonly property bool current: index === plot.current

            x: 0
            width: plot.innerWidth
            height: plot.innerHeight

            Accessible.name: markText
            Accessible.role: Accessible.StaticText

            PlotStroke {
                visible: mark.index > 0
                fromX: mark.fromX * mark.width
                fromY: mark.fromY * mark.height
                toX: mark.markX * mark.width
                toY: mark.markY * mark.height
            }

            Rectangle {
                x: Math.round(mark.markX * mark.width)
                y: -plot.inset
                width: 1
                height: mark.height + 2 * plot.inset
                visible: mark.current
                color: Style.brass
            }

            Rectangle {
                x: Math.round(mark.markX * mark.width - width / 2)
                y: Math.round(mark.markY * mark.height - height / 2)
                width: mark.current ? plot.markSize * 1.6 : plot.markSize
                height: width
                color: mark.strong ? Style.accent : Style.wall
                radius: mark.strong ? 1 : width / 2
                border {
                    width: 2
                    color: mark.current ? Style.brass : Style.accent
                }
            }
        }
    }
}
