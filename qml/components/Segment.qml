// Option of a SegmentedChoice.
import QtQuick
import Cimaise

Pressable {
    id: segment

    implicitWidth: Math.max(Style.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gapWide
    focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus

    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.role: Accessible.RadioButton

    contentItem: ControlText {
        text: segment.text
        color: segment.checked ? Style.accentInk : Style.ink
        font.weight: Font.Medium
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: ButtonBackground {
        chosen: segment.checked
        radius: Style.radius - 2
    }
}
