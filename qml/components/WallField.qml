// A line to write in.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

TextField {
    id: field

    required property string name

    implicitHeight: Math.max(Style.touch, contentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide - 4
    rightPadding: Style.gapWide - 4
    color: Style.ink
    placeholderTextColor: Style.inkSoft
    selectByMouse: true
    selectionColor: Style.accent
    selectedTextColor: Style.accentInk
    verticalAlignment: TextInput.AlignVCenter
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }

    Accessible.name: name

    background: Rectangle {
        color: Style.panel
        radius: Style.radius
        border {
            width: field.activeFocus ? 2 : 1
            color: field.activeFocus ? Style.accent : Style.controlOutline
        }
    }
}
