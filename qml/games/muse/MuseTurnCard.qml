// Card of a turn with its purpose; highlighted while the next tapped card is assigned to it.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: pill

    required property string label
    required property string card
    // both, as a screen reader says them
    property string spoken: label
    readonly property color ink: checked ? Style.accentInk : Style.ink

    padding: 2
    leftPadding: Style.gap
    rightPadding: Style.gap
    text: label

    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.name: spoken
    Accessible.role: Accessible.RadioButton

    contentItem: ColumnLayout {
        spacing: 0

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: pill.label
            color: pill.card === "" || pill.checked ? pill.ink : Style.inkSoft
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Style.smallSize * 0.6)
            font {
                pixelSize: pill.card === "" ? Style.textSize : Math.round(11 * Style.scale)
                weight: Font.Medium
            }
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            visible: text !== ""
            text: pill.card
            color: pill.ink
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Style.smallSize * 0.6)
            font.weight: Font.Medium
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }
    }

    background: Rectangle {
        color: pill.checked ? Style.accent : pill.down ? Style.panelDown : pill.hovered ? Style.panelHover : Style.panel
        radius: height / 2
        border {
            width: pill.checked ? 0 : 1
            color: Style.controlOutline
        }

        FocusRing {
            distance: 1
            radius: height / 2
            visible: pill.visualFocus
        }
    }
}
