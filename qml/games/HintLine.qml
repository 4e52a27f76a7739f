// The line that answers the last touch. Its room is kept free for the longest of the usual answers,
// so that what stands below it never moves; an answer that is longer is set smaller, and one that is
// longer still scrolls.
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
        contentHeight: Math.max(height, label.contentHeight)
        interactive: contentHeight > height + 1

        WallText {
            id: label

            width: answer.width
            height: answer.height
            Accessible.ignored: true
            text: line.text
            color: Style.inkSoft
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(Style.smallSize * 0.8)
            font.pixelSize: Style.smallSize
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: contentHeight > height + 1 ? Text.AlignTop : Text.AlignVCenter
            onTextChanged: answer.contentY = 0
        }
    }
}
