// Button of the tool rail: an icon with a text beside it; with one word below if the button is
// narrower; without text if none fits, so that only a long press shows the text.
import QtQuick
import Cimaise
import Cimaise.App

Pressable {
    id: key

    required property Tool tool
    property bool showsText: false
    property bool labelled: false
    // true for a tool of `modes` (see TableTools), which gets a border
    property bool mode: false
    readonly property color foreground: tool.on ? Style.accentInk : Style.ink
    property bool held: false

    implicitHeight: Style.touch
    enabled: tool.enabled
    focusPolicy: Qt.TabFocus
    opacity: enabled ? 1 : 0.45
    padding: 2
    text: tool.text

    onClicked: tool.triggered()
    // a long press shows the tooltip, and does not trigger the tool
    onPressAndHold: held = true
    onPressedChanged: if (pressed)
        held = false

    Accessible.checkable: true
    Accessible.checked: tool.on
    Accessible.description: tool.waiting
    // includes the word that is shown, which a player may speak
    Accessible.name: text.toLowerCase().includes(tool.word.toLowerCase()) ? text : TextFormat.about(tool.word, text)

    AppToolTip {
        text: key.text
        held: !key.showsText && key.held
        wanted: !key.showsText && (key.hovered || key.visualFocus)
    }

    // keeps the tooltip of a long press visible long enough to read
    Timer {
        interval: 2500
        running: key.held && !key.pressed
        onTriggered: key.held = false
    }

    // also while the tool is disabled
    Shortcut {
        enabled: key.visible && (key.parent?.enabled ?? false)
        sequences: Shortcuts.of(key.tool.shortcut)
        onActivated: key.tool.triggered()
    }

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            visible: key.showsText
            spacing: Style.gapTiny + 2

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: key.showsText ? key.tool.icon : ""
                colour: key.foreground
            }

            ControlText {
                text: key.tool.text
                color: key.foreground
                font.weight: Font.Medium
                wrapMode: Text.NoWrap
            }
        }

        Icon {
            anchors {
                horizontalCenter: parent.horizontalCenter
                verticalCenter: parent.verticalCenter
                verticalCenterOffset: key.labelled ? -word.height / 2 : 0
            }
            visible: !key.showsText
            name: key.showsText ? "" : key.tool.icon
            colour: key.foreground
        }

        ControlText {
            id: word

            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                // the longest words need nearly the full width of the narrowest button; those of two
                // buttons do not touch
                leftMargin: (key.mode ? 4 : 2) - key.padding
                rightMargin: anchors.leftMargin
            }
            height: Math.round(17 * Style.scale)
            visible: !key.showsText && key.labelled
            text: key.tool.word
            color: key.foreground
            font {
                pixelSize: Style.labelSize
                weight: Font.Medium
            }
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 9
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
        }
    }

    background: ButtonBackground {
        anchors {
            fill: parent
            margins: 2
        }
        chosen: key.tool.on
        ringDistance: 1
        normalColour: Style.wallShade
        radius: Style.radiusSmall + 2
        border {
            width: key.mode ? 1 : 0
            color: Style.controlOutline
        }

        Rectangle {
            anchors {
                right: parent.right
                top: parent.top
                margins: 3
            }
            width: 9
            height: 9
            visible: key.tool.waiting !== "" && !key.tool.on
            color: Style.note
            radius: width / 2
        }
    }
}
