// Row of a list that can be tapped, usually to highlight its tiles on the wall.
import QtQuick
import Cimaise
import Cimaise.App

Pressable {
    id: line

    required property string mark
    required property string title
    required property string detail
    required property bool shown
    property color markColour: Style.brass
    // shows only the title, in one line, elided if it is too long
    property bool terse: false

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap

    contentItem: Item {
        implicitHeight: Math.max(sign.implicitHeight, words.implicitHeight)

        ControlText {
            id: sign

            width: text === "" ? 0 : Math.round(36 * Style.scale)
            anchors.verticalCenter: parent.verticalCenter
            text: line.mark
            color: line.markColour
            font.weight: Font.DemiBold
        }

        Column {
            id: words

            x: sign.width === 0 ? 0 : sign.width + Style.gap
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter

            ControlText {
                width: parent.width
                text: line.title
                font.pixelSize: line.terse ? Style.textSize : WordFit.within(line.title, Style.bodyFamily, Style.textSize, width)
                mayElide: line.terse
                maximumLineCount: line.terse ? 1 : 100
                wrapMode: line.terse ? Text.NoWrap : Text.Wrap
            }

            ControlCaption {
                width: parent.width
                visible: text !== "" && !line.terse
                text: line.detail
            }
        }
    }

    background: ButtonBackground {
        chosen: line.shown
        chosenColour: Style.accentWash
        normalColour: Style.panel
        radius: Style.radius
        border {
            width: line.shown ? 2 : 1
            color: line.shown ? Style.accent : Style.controlOutline
        }
    }
}
