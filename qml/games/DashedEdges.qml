// Lines along the sides of an item, solid or dashed: the border of a collection, or a piece that
// does not count.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: outline

    // sides to draw: a sum of 1 (top), 2 (right), 4 (bottom), 8 (left)
    required property int edges
    property int thickness: 3
    property color colour: Style.accent
    property bool dashed: false
    readonly property int dash: 6

    Accessible.ignored: true

    Repeater {
        model: [1, 2, 4, 8]

        Item {
            id: side

            required property int modelData
            readonly property bool upright: modelData === 2 || modelData === 8

            x: modelData === 2 ? outline.width - width : 0
            y: modelData === 4 ? outline.height - height : 0
            width: upright ? outline.thickness : outline.width
            height: upright ? outline.height : outline.thickness
            visible: (outline.edges & modelData) !== 0
            clip: true

            Rectangle {
                anchors.fill: parent
                visible: !outline.dashed
                color: outline.colour
            }

            Repeater {
                model: outline.dashed && side.visible ? Math.max(0, Math.ceil((side.upright ? side.height : side.width) / (2 * outline.dash))) : 0

                Rectangle {
                    required property int index

                    x: side.upright ? 0 : 2 * index * outline.dash
                    y: side.upright ? 2 * index * outline.dash : 0
                    width: side.upright ? outline.thickness : outline.dash
                    height: side.upright ? outline.dash : outline.thickness
                    color: outline.colour
                }
            }
        }
    }
}
