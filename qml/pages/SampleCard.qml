// Card of a sample game, drawn like a framed picture on a hook.
import QtQuick
import Cimaise

Pressable {
    id: card

    // false while the card is scrolled out of view, where its picture is not loaded
    property bool inView: true
    required property int index
    required property string gameName
    required property string title
    required property string description
    required property string file
    required property string accessibleName

    readonly property int hookHeight: 28

    topPadding: hookHeight + Style.gap
    bottomPadding: Style.gap
    leftPadding: Style.gap
    rightPadding: Style.gap
    text: title

    Accessible.name: accessibleName

    // A Column, because a ColumnLayout would compute the height of wrapped text before its width.
    contentItem: Column {
        spacing: Style.gapTiny

        SmallBoard {
            anchors.horizontalCenter: parent.horizontalCenter
            file: card.inView ? card.file : ""
        }

        ControlText {
            width: parent.width
            text: card.gameName
            color: Style.brass
            font.pixelSize: Style.smallSize
        }

        ControlText {
            width: parent.width
            text: card.title
            font.weight: Font.DemiBold
        }

        ControlCaption {
            width: parent.width
            text: card.description
        }
    }

    background: Item {
        BoardDrawing {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 64
            height: card.hookHeight
            name: "hook"
            colour: Style.brass
        }

        CardBackground {
            anchors {
                fill: parent
                topMargin: card.hookHeight
            }
            control: card
            ringDistance: 0
            radius: 2
            border {
                width: 3
                color: Style.rail
            }
        }
    }
}
