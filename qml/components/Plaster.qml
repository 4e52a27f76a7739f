pragma ComponentBehavior: Bound

// A slab of plaster with a soft shadow, drawn without effects so that every renderer shows it.
import QtQuick
import Cimaise

Rectangle {
    id: plaster

    color: Style.panel
    radius: Style.radius
    border {
        width: 1
        color: Style.outline
    }

    Repeater {
        model: 4

        Rectangle {
            required property int index

            anchors {
                fill: parent
                margins: -index
                topMargin: 2 - index
                bottomMargin: -index - 2
            }
            z: -1
            color: Style.shadow
            opacity: 0.035
            radius: plaster.radius + index
        }
    }
}
