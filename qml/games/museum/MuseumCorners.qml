// Four corner marks of the selected slot.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: corners

    readonly property int thickness: 5
    readonly property real reach: Math.round(Math.min(width, height) * 0.3)

    Accessible.ignored: true

    Repeater {
        model: 8

        // two bars for each corner, a horizontal and a vertical one
        Rectangle {
            required property int index
            readonly property bool across: index % 2 === 0
            readonly property bool onRight: (index & 2) !== 0
            readonly property bool onBottom: (index & 4) !== 0

            x: onRight ? corners.width - width : 0
            y: onBottom ? corners.height - height : 0
            width: across ? corners.reach : corners.thickness
            height: across ? corners.thickness : corners.reach
            color: Style.accent
            border {
                width: 1
                color: Style.panel
            }
        }
    }
}
