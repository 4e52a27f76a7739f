// Pill-shaped button, filled while checked.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: chip

    readonly property color foreground: checked ? Style.accentInk : Style.ink

    implicitWidth: Math.max(Style.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gapWide
    opacity: enabled ? 1 : 0.45

    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button

    contentItem: RowLayout {
        spacing: Style.gap

        Icon {
            visible: name !== ""
            name: chip.checked ? "check" : chip.icon.name
            colour: chip.foreground
            size: Math.round(Style.iconSize * 0.85)
        }

        ControlText {
            text: chip.text
            color: chip.foreground
            font.weight: Font.Medium
            horizontalAlignment: Text.AlignHCenter
        }
    }

    background: Item {
        ButtonBackground {
            anchors {
                fill: parent
                topMargin: 3
                bottomMargin: 3
            }
            chosen: chip.checked
            control: chip
            normalColour: Style.panel
            radius: height / 2
            border {
                width: chip.checked ? 0 : 1
                color: Style.controlOutline
            }
        }
    }
}
