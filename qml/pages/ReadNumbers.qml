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
            required property real centreX
            required property real centreY
            required property real spaceWidth
            required property real spaceHeight

            x: centreX * numbers.width - width / 2
            y: centreY * numbers.height - height / 2
            width: Math.max(Style.touch, spaceWidth * numbers.width)
            height: Math.max(Style.touch, spaceHeight * numbers.height)
            onClicked: numbers.reading.selected = index
        }
    }
}
