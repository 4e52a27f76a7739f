// Line of the score sheet with a bar for the player's average points, and a second bar for everyone's.
import QtQuick
import Cimaise

Item {
    id: line

    required property string title
    required property string colour
    required property string ownText
    required property string tableText
    required property real ownFrom
    required property real ownTo
    required property real tableFrom
    required property real tableTo
    required property string accessibleName
    readonly property real figureRoom: Math.round(64 * Style.scale)
    readonly property real barRoom: width - figureRoom - Style.gap
    readonly property int barHeight: Math.round(12 * Style.cappedScale)

    implicitHeight: words.height + own.height + (table.visible ? table.height : 0)

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    WallText {
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
            x: line.ownFrom * line.barRoom
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(1, (line.ownTo - line.ownFrom) * line.barRoom)
            height: line.barHeight
            color: line.colour !== "" ? line.colour : Style.accent
            radius: 2
            border {
                width: line.colour !== "" ? 1 : 0
                color: Style.controlOutline
            }
        }

        WallText {
            id: ownFigure

            anchors.right: parent.right
            Accessible.ignored: true
            text: line.ownText
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
        visible: line.tableText !== ""

        Rectangle {
            x: line.tableFrom * line.barRoom
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(1, (line.tableTo - line.tableFrom) * line.barRoom)
            height: line.barHeight
            color: "transparent"
            radius: 2
            border {
                width: 2
                color: Style.inkSoft
            }
        }

        WallText {
            id: tableFigure

            anchors.right: parent.right
            Accessible.ignored: true
            text: line.tableText
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }
}
