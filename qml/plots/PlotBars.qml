// Distribution as bars, each with its count above it.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

PlotArea {
    id: plot

    inset: Style.gapTiny
    opens: false

    Repeater {
        model: plot.marks

        Item {
            id: bar

            required property int index
            required property real markX
            required property real markY
            required property real fromX
            required property string label
            required property string markText
            // height of the tallest bar, which leaves space for its count
            readonly property real most: height - number.implicitHeight

            x: fromX * plot.innerWidth
            width: (markX - fromX) * plot.innerWidth
            height: plot.innerHeight

            Accessible.name: markText
            Accessible.role: Accessible.StaticText

            Rectangle {
                id: body

                anchors.bottom: parent.bottom
                x: 1
                width: bar.width - 2
                height: Math.max(1, Math.round((1 - bar.markY) * bar.most))
                color: Style.accent
                radius: 2
                border {
                    width: bar.index === plot.current ? 3 : 0
                    color: Style.brass
                }
            }

            BodyText {
                id: number

                anchors.bottom: body.top
                anchors.horizontalCenter: parent.horizontalCenter
                Accessible.ignored: true
                width: Math.min(implicitWidth, bar.width)
                text: bar.label
                font.pixelSize: Style.smallSize
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 8
                wrapMode: Text.NoWrap
            }
        }
    }
}
