// Background of a cell of the board: a slot, Main Gallery, blocked, or no slot.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: slot

    required property string kind
    required property bool filled
    // true while the board is being drawn: cells without a slot are visible too
    property bool planning: false

    Accessible.ignored: true

    // background of the cell
    Rectangle {
        anchors {
            fill: parent
            margins: 1
        }
        visible: slot.kind !== "none" || slot.planning
        color: slot.kind === "main" ? Style.brassPlate : slot.kind === "slot" ? Style.panel : "transparent"
        opacity: slot.kind === "main" ? 0.55 : 0.8
        radius: 2
        border {
            width: 1
            color: Style.outline
        }
    }

    // cross on a blocked slot
    Repeater {
        model: slot.kind === "blocked" ? [45, -45] : []

        Rectangle {
            required property int modelData

            anchors.centerIn: parent
            width: slot.width * 0.8
            height: 3
            antialiasing: true
            color: Style.inkSoft
            rotation: modelData
        }
    }

    // star in an empty Main Gallery slot
    Icon {
        anchors.centerIn: parent
        visible: slot.kind === "main" && !slot.filled
        name: "star"
        colour: Style.brass
        opacity: 0.6
        size: Math.round(slot.width * 0.3)
    }
}
