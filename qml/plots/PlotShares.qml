// One bar per player or team, made of numbered segments, all at the same scale. The numbers are
// explained below the plot.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

PlotArea {
    id: plot

    required property RowsModel sides
    readonly property real rowHeight: innerHeight / Math.max(1, sides.count)

    inset: Style.gap
    opens: false
    plotHeight: Math.round(sides.count * (46 + 22 * Style.scale)) + 2 * inset

    Repeater {
        model: plot.sides

        Item {
            id: side

            required property int index
            required property string name
            required property string totalText

            y: index * plot.rowHeight
            z: 2
            width: plot.innerWidth
            height: plot.rowHeight

            BodyText {
                anchors {
                    left: parent.left
                    right: total.left
                    rightMargin: Style.gap
                }
                height: side.height * 0.42
                elide: Text.ElideRight
                font.weight: Font.DemiBold
                mayElide: true
                text: side.name
                verticalAlignment: Text.AlignBottom
                wrapMode: Text.NoWrap
            }

            BodyText {
                id: total

                anchors.right: parent.right
                height: side.height * 0.42
                text: side.totalText
                verticalAlignment: Text.AlignBottom
                wrapMode: Text.NoWrap
            }

            // Line at zero; segments to its left cost points. Begins below the name.
            Rectangle {
                x: Math.round(plot.marks.zero * plot.innerWidth) - 2
                y: Math.round(side.height * 0.43)
                width: 3
                height: Math.round(side.height * 0.54)
                color: Style.ink
                visible: plot.marks.zero > 0
            }
        }
    }

    Repeater {
        model: plot.marks

        Rectangle {
            id: piece

            required property int index
            required property real markX
            required property real markY
            required property real fromX
            required property real fromY
            required property int series
            required property string label
            required property string figure
            required property string colour
            required property string ink
            required property string markText
            readonly property bool current: index === plot.current

            x: Math.round(fromX * plot.innerWidth)
            y: Math.round(markY * plot.innerHeight)
            z: current ? 1 : 0
            width: Math.max(2, Math.round(markX * plot.innerWidth) - x - 1)
            height: Math.round(fromY * plot.innerHeight) - y
            color: colour !== "" ? colour : Style.pieceColours[series % Style.pieceColours.length]
            radius: 2
            border {
                width: current ? 3 : 1
                color: current ? Style.ink : Style.controlOutline
            }

            Accessible.name: markText
            Accessible.role: Accessible.StaticText

            BodyText {
                id: points

                anchors.centerIn: parent
                Accessible.ignored: true
                visible: implicitWidth + 4 <= piece.width
                text: piece.figure
                color: piece.colour !== "" ? piece.ink : Style.pieceInk
                font {
                    pixelSize: Math.min(Style.textSize, Math.round(piece.height * 0.7))
                    weight: Font.DemiBold
                }
                wrapMode: Text.NoWrap
            }

            // number of the segment in the list below the plot
            BodyText {
                x: 3
                y: 1
                Accessible.ignored: true
                visible: points.visible && implicitWidth + 6 <= points.x
                text: piece.label
                color: piece.colour !== "" ? piece.ink : Style.pieceInk
                font.pixelSize: Math.max(11, Math.round(Math.min(Style.smallSize, piece.height * 0.7) * 0.8))
                wrapMode: Text.NoWrap
            }
        }
    }
}
