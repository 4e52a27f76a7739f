// Painting of an example in an empty space: a number in a dashed frame, unlike a real painting.
import QtQuick
import Cimaise

Item {
    id: example

    required property int number
    required property string letter

    Accessible.ignored: true
    opacity: 0.75

    Rectangle {
        anchors.fill: parent
        color: Style.wall
        opacity: 0.7
        radius: 2
    }

    DashedFrame {
        anchors.fill: parent
        colour: Style.inkSoft
    }

    PlainText {
        anchors.centerIn: parent
        text: example.letter === "" ? example.number : example.number + "\u00a0" + example.letter
        color: Style.inkSoft
        font {
            family: Style.bodyFamily
            italic: true
            pixelSize: Math.max(12, Math.round(Math.min(parent.height * 0.4, parent.width * 0.3)))
        }
    }
}
