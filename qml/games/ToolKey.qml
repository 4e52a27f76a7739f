// A key of the rail of tools: a picture with its words beside it, with one word under it where it is
// narrower, and alone where there is no room for any; a long press says them then.
import QtQuick
import Cimaise

Pressable {
    id: key

    required property Tool tool
    property bool wordy: false
    property bool labelled: false
    readonly property color foreground: tool.on ? Style.accentInk : Style.ink
    property bool held: false

    implicitHeight: Style.touch
    enabled: tool.enabled
    focusPolicy: Qt.TabFocus
    opacity: enabled ? 1 : 0.45
    padding: 2
    text: tool.text

    onClicked: tool.triggered()
    // what is held says what it is, and does nothing
    onPressAndHold: held = true
    onPressedChanged: if (pressed)
        held = false

    Accessible.checkable: true
    Accessible.checked: tool.on

    WallTip {
        text: key.text
        wanted: !key.wordy && (key.hovered || key.visualFocus || key.held)
    }

    // a word that was asked for stays for as long as it takes to read
    Timer {
        interval: 2500
        running: key.held && !key.pressed
        onTriggered: key.held = false
    }

    contentItem: Item {
        Grid {
            anchors.centerIn: parent
            columns: key.wordy ? 2 : 1
            columnSpacing: Style.gapTiny + 2
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            Icon {
                name: key.tool.icon
                colour: key.foreground
            }

            WallText {
                width: key.wordy ? implicitWidth : key.width - 4
                visible: key.wordy || key.labelled
                Accessible.ignored: true
                text: key.wordy ? key.tool.text : key.tool.word
                color: key.foreground
                font {
                    pixelSize: key.wordy ? Style.textSize : Math.round(11 * Style.scale)
                    weight: Font.Medium
                }
                fontSizeMode: key.wordy ? Text.FixedSize : Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                mayElide: true
                minimumPixelSize: 8
                wrapMode: Text.NoWrap
            }
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
