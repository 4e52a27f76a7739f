// A button with words and, if named, an icon: primary, quiet or danger.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Button {
    id: button

    enum Kind {
        Primary,
        Quiet,
        Danger
    }

    property int kind: WallButton.Quiet
    readonly property bool primary: kind === WallButton.Primary
    readonly property color foreground: primary ? Style.accentInk : kind === WallButton.Danger ? Style.illegal : Style.ink

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gapWide
    opacity: enabled ? 1 : 0.45
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
        weight: Font.Medium
    }

    Accessible.name: text
    Accessible.onPressAction: click()
    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: RowLayout {
        spacing: Style.gap

        Item {
            Layout.fillWidth: true
            visible: label.lineCount === 1
        }

        Icon {
            visible: button.icon.name !== ""
            name: button.icon.name
            colour: button.foreground
        }

        WallText {
            id: label

            Layout.fillWidth: implicitWidth > button.availableWidth - Style.iconSize - 2 * Style.gap
            Accessible.ignored: true
            text: button.text
            color: button.foreground
            font: button.font
            horizontalAlignment: Text.AlignHCenter
        }

        Item {
            Layout.fillWidth: true
            visible: label.lineCount === 1
        }
    }

    background: Rectangle {
        color: button.primary ? (button.down || button.hovered ? Style.accentDown : Style.accent) : button.down ? Style.panelDown : button.hovered ? Style.panelHover : Style.panel
        radius: Style.radius
        border {
            width: button.primary ? 0 : 1
            color: button.kind === WallButton.Danger ? Style.illegal : Style.controlOutline
        }

        FocusRing {
            visible: button.visualFocus
        }
    }
}
