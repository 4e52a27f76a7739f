// Text in a fixed height: only whole lines, and a tap shows the rest of a longer text.
import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: passage

    required property string text
    property color colour: Style.ink
    property color signColour: Style.brass
    property int pixelSize: Style.smallSize
    property int weight: Font.Normal
    property int alignment: Text.AlignHCenter
    readonly property bool more: answer.contentHeight > answer.height + 1
    readonly property real lineSpacing: metrics.lineSpacing
    readonly property real averageWidth: metrics.averageCharacterWidth
    // height of the lines that fit completely; no line is cut off
    readonly property real wholeLines: Math.max(1, Math.floor(height / metrics.lineSpacing)) * metrics.lineSpacing

    // Shows the next lines; after the last ones, the first.
    function goOn(): void {
        const step = Math.max(metrics.lineSpacing, answer.height - metrics.lineSpacing);
        answer.contentY = answer.atYEnd ? 0 : Math.min(answer.contentY + step, answer.contentHeight - answer.height);
    }

    FontMetrics {
        id: metrics

        font {
            family: label.font.family
            pixelSize: label.font.pixelSize
        }
    }

    Flickable {
        id: answer

        objectName: "hintRoom"
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: passage.wholeLines
        boundsBehavior: Flickable.StopAtBounds
        clip: passage.more
        contentHeight: label.height
        interactive: passage.more

        ControlText {
            id: label

            objectName: "hintLabel"
            width: answer.width
            height: Math.max(implicitHeight, answer.height)
            text: passage.text
            color: passage.colour
            font {
                pixelSize: WordFit.within(label.text, Style.bodyFamily, passage.pixelSize, label.width)
                weight: passage.weight
            }
            horizontalAlignment: passage.alignment
            verticalAlignment: Text.AlignVCenter
            onTextChanged: answer.contentY = 0
        }

        MouseArea {
            width: parent.width
            height: parent.height
            Accessible.ignored: true
            visible: passage.more
            onClicked: passage.goOn()
            // a second tap soon after the first
            onDoubleClicked: passage.goOn()
        }
    }

    Icon {
        anchors {
            bottom: parent.bottom
            left: parent.right
            leftMargin: -width / 2
        }
        visible: passage.more
        name: answer.atYEnd ? "chevron-up" : "chevron-down"
        colour: passage.signColour
        size: passage.more ? Math.round(Style.iconSize * 0.8) : 0
    }
}
