// Edges of the eyeline, drawn over the tiles.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: band

    Accessible.ignored: true

    Repeater {
        model: 2

        Rectangle {
            required property int index

            y: index * band.height - 2
            width: band.width
            height: 4
            // in dark mode, light lines on dark squares, with a dark border that shows on light
            // tiles
            color: Style.dark ? Style.brass : Style.brassPlate
            border {
                width: 1
                color: Style.dark ? Style.wallShade : "#75571f"
            }
        }
    }
}
