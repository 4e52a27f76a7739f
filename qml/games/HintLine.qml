// The line that answers the last touch. An answer that is too long for a small window scrolls.
import QtQuick
import Cimaise

Item {
    id: line

    required property string text
    readonly property real most: Math.max(Math.round(36 * Style.scale), Window.height * 0.25)

    implicitHeight: Math.max(Math.round(36 * Style.scale), Math.min(label.implicitHeight, most) + Style.gapTiny)

    Accessible.name: text
    Accessible.role: Accessible.StaticText

    Flickable {
        id: answer

        anchors {
            fill: parent
            leftMargin: Style.gap
            rightMargin: Style.gap
        }
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        contentHeight: label.height
        interactive: label.implicitHeight > height

        WallText {
            id: label

            width: answer.width
            height: Math.max(implicitHeight, answer.height)
            Accessible.ignored: true
            text: line.text
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            onTextChanged: answer.contentY = 0
        }
    }
}
