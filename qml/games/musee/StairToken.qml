// Token between two galleries: a Staircase, or the faint Chandelier that separates them.
import QtQuick
import Cimaise

Pressable {
    id: token

    required property bool staircase
    property bool highlighted: false

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 2

    Accessible.checkable: true
    Accessible.checked: staircase
    Accessible.role: Accessible.CheckBox

    contentItem: Item {
        BoardDrawing {
            anchors.fill: parent
            name: token.staircase ? "staircase" : "chandelier"
            colour: token.staircase ? Style.accent : Style.inkSoft
            opacity: token.staircase ? 1 : 0.55
        }
    }

    background: Rectangle {
        color: token.highlighted ? Style.brassPlate : token.staircase ? Style.accentWash : token.hovered ? Style.panelHover : "transparent"
        radius: Style.radiusSmall
        border {
            width: token.staircase ? 2 : 1
            color: token.staircase ? Style.accent : Style.outline
        }

        FocusRing {
            distance: 1
            visible: token.visualFocus
        }
    }
}
