// Gilded frame with a shadow. The shadow does not overlap the frame, and the frame is opaque, so
// that the frames of all pictures are drawn in one batch.
import QtQuick
import Cimaise

Item {
    id: moulding

    // height of the shadow below the frame
    property int depth: 3

    Accessible.ignored: true

    Rectangle {
        x: parent.width
        y: moulding.depth
        width: 1
        height: parent.height - moulding.depth
        color: Qt.alpha(Style.shadow, 0.22)
    }

    Rectangle {
        x: 1
        y: parent.height
        width: parent.width
        height: moulding.depth
        color: Qt.alpha(Style.shadow, 0.22)
    }

    Rectangle {
        anchors.fill: parent
        border {
            width: 1
            color: Qt.darker(Style.rail, 1.7)
        }
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.lighter(Style.rail, 1.3)
            }
            GradientStop {
                position: 0.12
                color: Style.rail
            }
            GradientStop {
                position: 1
                color: Qt.darker(Style.rail, 1.35)
            }
        }
    }
}
