// Numbers read from a photo, drawn over its spaces; a tap selects a space.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: numbers

    required property BoardReading reading

    Repeater {
        model: numbers.reading

        ReadNumber {
            required property int index
            required property real across
            required property real down
            required property real wide
            required property real tall

            x: across * numbers.width - width / 2
            y: down * numbers.height - height / 2
            width: Math.max(Style.touch, wide * numbers.width)
            height: Math.max(Style.touch, tall * numbers.height)
            onClicked: numbers.reading.selected = index
        }
    }
}
