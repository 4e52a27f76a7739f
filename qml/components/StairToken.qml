// A token between two galleries: a Staircase, or the faint Chandelier that parts them.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

AbstractButton {
    id: token

    required property bool staircase
    property bool highlighted: false

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 2

    Accessible.checkable: true
    Accessible.checked: staircase
    Accessible.name: text
    Accessible.role: Accessible.CheckBox
    Accessible.onPressAction: click()
    Accessible.onToggleAction: click()
    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height * 1.5)
            height: width / 1.5
            name: token.staircase ? "board/staircase" : "board/chandelier"
            colour: token.staircase ? Style.accent : Style.inkSoft
            opacity: token.staircase ? 1 : 0.55
            size: width
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
