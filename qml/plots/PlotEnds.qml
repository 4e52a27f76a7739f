// Labels at the two ends of a plot.
import QtQuick
import Cimaise

Item {
    id: ends

    required property string first
    required property string last

    implicitHeight: Math.max(start.height, end.height)

    BodyText {
        id: start

        width: ends.width / 2 - Style.gap
        text: ends.first
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    BodyText {
        id: end

        anchors.right: parent.right
        width: ends.width / 2 - Style.gap
        text: ends.last
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
        horizontalAlignment: Text.AlignRight
    }
}
