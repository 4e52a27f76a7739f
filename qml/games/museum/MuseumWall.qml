// Closed passage, drawn as a row of bricks.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: wall

    required property bool upright
    readonly property real length: upright ? height : width
    readonly property int brick: 12
    readonly property int joint: 2

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: Style.panel
    }

    Repeater {
        model: Math.ceil(wall.length / wall.brick)

        Rectangle {
            required property int index
            readonly property real begin: index * wall.brick + wall.joint / 2
            readonly property real part: Math.min(wall.brick - wall.joint, wall.length - begin)

            x: wall.upright ? 1 : begin
            y: wall.upright ? begin : 1
            width: wall.upright ? wall.width - 2 : part
            height: wall.upright ? part : wall.height - 2
            color: Style.ink
        }
    }
}
