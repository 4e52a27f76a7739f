pragma ComponentBehavior: Bound

// Outline of a gallery: its rail and empty frames.
import QtQuick
import Cimaise

Item {
    id: gallery

    required property int spaces

    Accessible.ignored: true

    Rectangle {
        width: parent.width
        height: 3
        color: Style.rail
    }

    Row {
        anchors {
            fill: parent
            topMargin: Style.gap
        }

        Repeater {
            model: gallery.spaces

            Item {
                width: gallery.width / gallery.spaces
                height: parent.height

                Rectangle {
                    anchors {
                        fill: parent
                        leftMargin: 5
                        rightMargin: 5
                    }
                    color: Style.wallShade
                    radius: 2
                    border {
                        width: 2
                        color: Style.outline
                    }
                }
            }
        }
    }
}
