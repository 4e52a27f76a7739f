// A key of the keypad that is no number: a picture when narrow, with words when there is room.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: key

    required property Tool tool
    property bool wordy: false
    readonly property color foreground: tool.on ? Style.accentInk : Style.ink

    implicitWidth: Math.max(Style.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Style.touch
    enabled: tool.enabled
    focusPolicy: Qt.TabFocus
    opacity: enabled ? 1 : 0.45
    padding: 2
    leftPadding: wordy ? Style.gap : 2
    rightPadding: wordy ? Style.gap : 2
    text: tool.text

    onClicked: tool.triggered()

    Accessible.checkable: true
    Accessible.checked: tool.on

    WallTip {
        text: key.text
        wanted: !key.wordy && (key.hovered || key.visualFocus)
    }

    contentItem: RowLayout {
        spacing: Style.gapTiny + 2

        Item {
            Layout.fillWidth: true
        }

        Icon {
            name: key.tool.icon
            colour: key.foreground
        }

        WallText {
            visible: key.wordy
            Accessible.ignored: true
            text: key.text
            color: key.foreground
            font.weight: Font.Medium
            wrapMode: Text.NoWrap
        }

        Item {
            Layout.fillWidth: true
        }
    }

    background: Rectangle {
        anchors {
            fill: parent
            margins: 2
        }
        color: key.tool.on ? Style.accent : key.down ? Style.panelDown : key.hovered ? Style.panelHover : Style.wallShade
        radius: Style.radiusSmall + 2
        border {
            width: 1
            color: Style.controlOutline
        }

        FocusRing {
            distance: 1
            visible: key.visualFocus
        }
    }
}
