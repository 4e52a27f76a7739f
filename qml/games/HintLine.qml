// The line that answers the last touch. Its room is kept free for the longest of the usual answers,
// so that what stands below it never moves; an answer that is longer still scrolls.
import QtQuick
import Cimaise

Item {
    id: line

    required property string text
    // where there is hardly any room
    property int most: 3
    // how wide the longest of the usual answers is, were it one line
    readonly property real longest: 100 * metrics.averageCharacterWidth
    readonly property int lines: Math.max(1, Math.min(most, Math.ceil(longest / Math.max(1, width - 2 * Style.gap))))

    implicitHeight: Math.max(Math.round(36 * Style.scale), lines * Math.ceil(metrics.lineSpacing) + Style.gapTiny)

    Accessible.name: text
    Accessible.role: Accessible.StaticText

    FontMetrics {
        id: metrics

        font: label.font
    }

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
