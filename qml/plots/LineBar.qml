// Line of the score sheet with a bar for the player's average points, and a second bar for everyone's.
import QtQuick
import Cimaise

Item {
    id: line

    required property string title
    required property string colour
    required property string playerText
    required property string everyoneText
    required property real playerFrom
    required property real playerTo
    required property real everyoneFrom
    required property real everyoneTo
    required property string accessibleName
    readonly property real figureWidth: Math.round(64 * Style.scale)
    readonly property real barWidth: width - figureWidth - Style.gap
    readonly property int barHeight: Math.round(12 * Style.cappedScale)

    implicitHeight: words.height + own.height + (table.visible ? table.height : 0)

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    BodyText {
        id: words

        width: line.width
        Accessible.ignored: true
        text: line.title
        font.pixelSize: Style.smallSize
    }

    Item {
        id: own

        anchors.top: words.bottom
        width: line.width
        height: ownFigure.height

        Rectangle {
            x: line.playerFrom * line.barWidth
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(1, (line.playerTo - line.playerFrom) * line.barWidth)
            height: line.barHeight
            color: line.colour !== "" ? line.colour : Style.accent
            radius: 2
            border {
                width: line.colour !== "" ? 1 : 0
                color: Style.controlOutline
            }
        }

        BodyText {
            id: ownFigure

            anchors.right: parent.right
            Accessible.ignored: true
            text: line.playerText
            font {
                pixelSize: Style.smallSize
                weight: Font.DemiBold
            }
        }
    }

    Item {
        id: table

        anchors.top: own.bottom
        width: line.width
        height: tableFigure.height
        visible: line.everyoneText !== ""

        Rectangle {
            x: line.everyoneFrom * line.barWidth
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(1, (line.everyoneTo - line.everyoneFrom) * line.barWidth)
            height: line.barHeight
            color: "transparent"
            radius: 2
            border {
                width: 2
                color: Style.inkSoft
            }
        }

        BodyText {
            id: tableFigure

            anchors.right: parent.right
            Accessible.ignored: true
            text: line.everyoneText
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }
}
