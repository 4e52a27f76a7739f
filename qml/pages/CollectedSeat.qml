// Player or team, with a tick once their board is in the game.
import QtQuick
import QtQuick.Layouts
import Cimaise

Rectangle {
    id: seat

    required property string name
    required property int colour
    required property int shape
    required property bool taken
    required property string stateText
    required property string accessibleName

    implicitHeight: Math.max(Style.touch, line.implicitHeight + 2 * Style.gapTiny)
    border {
        color: taken ? Style.legal : Style.outline
        width: 1
    }
    color: Style.panel
    radius: Style.radius

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    RowLayout {
        id: line

        anchors {
            left: parent.left
            leftMargin: Style.gap
            right: parent.right
            rightMargin: Style.gap
            verticalCenter: parent.verticalCenter
        }
        spacing: Style.gap

        SeatBadge {
            hue: seat.colour
            shape: seat.shape
        }

        ColumnLayout {
            spacing: 0

            ControlText {
                mayElide: true
                text: seat.name
                wrapMode: Text.NoWrap
            }

            ControlText {
                color: seat.taken ? Style.legal : Style.inkSoft
                text: seat.stateText
                font.pixelSize: Style.smallSize
            }
        }

        // keeps its space while invisible
        Icon {
            name: "check"
            colour: Style.legal
            opacity: seat.taken ? 1 : 0
        }
    }
}
