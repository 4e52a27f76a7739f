// The line that answers the last touch.
import QtQuick
import Cimaise

Item {
    id: line

    required property string text

    implicitHeight: Math.max(Math.round(36 * Style.scale), label.implicitHeight + Style.gapTiny)

    Accessible.name: text
    Accessible.role: Accessible.StaticText

    WallText {
        id: label

        anchors {
            fill: parent
            leftMargin: Style.gap
            rightMargin: Style.gap
        }
        Accessible.ignored: true
        text: line.text
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
