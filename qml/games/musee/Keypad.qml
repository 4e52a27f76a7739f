// Keypad with all numbers of the deck. Arrow keys move between the keys.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

FocusScope {
    id: keypad

    required property MuseeTable table
    // grows less than the text: numbers are large already, and the board needs the space
    readonly property real keyWidthWanted: Math.max(Style.touch, Math.round(30 * Style.denseScale))
    readonly property real roomyWidth: 10 * keyWidthWanted + bar.width
    readonly property int columns: Math.max(4, Math.min(10, Math.floor((width - bar.width) / keyWidthWanted)))
    readonly property bool roomy: columns === 10
    // the scroll bar covers no key
    readonly property real keyWidth: (width - bar.width) / columns
    readonly property real keyHeight: Math.max(Style.touch, Math.round(34 * Style.denseScale), roomy ? Math.min(52, width / columns * 0.6) : 0)
    readonly property int keyRows: Math.ceil(table.keypad.keys.count / columns)
    property int current: 0
    // height of the strip at the bottom of the keypad that is covered by other content, such as the
    // tray
    property real covered: 0

    implicitHeight: keyRows * keyHeight

    Accessible.role: Accessible.Grouping
    //% "Keypad"
    Accessible.name: qsTrId("musee.keypad.name")

    Keys.onLeftPressed: goToIndex(current - 1)
    Keys.onRightPressed: goToIndex(current + 1)
    Keys.onUpPressed: goToIndex(current - columns)
    Keys.onDownPressed: goToIndex(current + columns)

    function goToIndex(index: int): void {
        const key = keys.itemAt(index);
        if (key !== null) {
            key.forceActiveFocus(Qt.TabFocusReason);
            current = index;
        }
    }

    Connections {
        function onSessionChanged(): void {
            flickable.contentY = 0;
        }

        target: keypad.table
    }

    // Delayed until all keys have changed.
    Timer {
        id: changed

        interval: 0
        onTriggered: flickable.showBright()
    }

    Flickable {
        id: flickable

        // height of the keys that fit; no row is cut off
        readonly property real whole: Math.max(1, Math.floor((keypad.height + 1) / keypad.keyHeight)) * keypad.keyHeight
        // number of rows that can be scrolled away
        readonly property int hiddenRows: Math.max(0, Math.ceil((grid.height + keypad.covered - height - 1) / keypad.keyHeight))

        width: parent.width
        height: Math.min(keypad.height, whole)
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: height + hiddenRows * keypad.keyHeight
        interactive: hiddenRows > 0

        onMovementEnded: contentY = Math.round(contentY / keypad.keyHeight) * keypad.keyHeight

        // Scrolls to a number that may hang if none of those in view may.
        function showBright(): void {
            const rows = Math.round(height / keypad.keyHeight);
            contentY = Math.min(hiddenRows, drawing.rowInView(Math.round(contentY / keypad.keyHeight), rows)) * keypad.keyHeight;
        }

        ScrollBar.vertical: AppScrollBar {
            id: bar
        }

        KeypadDrawing {
            id: drawing

            onLegalChanged: changed.restart()
            width: grid.width
            height: grid.height
            chosen: keypad.table.asked
            columns: keypad.columns
            keys: keypad.table.keypad.keys
            keySize: Qt.size(keypad.keyWidth, keypad.keyHeight)
            style: ({
                    "family": Style.bodyFamily,
                    "digits": Style.keySize,
                    "letter": Math.round(13 * Style.denseScale),
                    // distance of the centre of the digits below the centre of the key
                    "lower": Math.round(8 * (Style.denseScale - 1)) + 2,
                    "accent": Style.accent,
                    "accentInk": Style.accentInk,
                    "accentWash": Style.accentWash,
                    "controlOutline": Style.controlOutline,
                    "ink": Style.ink,
                    "inkSoft": Style.inkSoft,
                    "outline": Style.outline,
                    "panel": Style.panel,
                    "panelDown": Style.panelDown,
                    "panelHover": Style.panelHover,
                    "wallShade": Style.wallShade
                })
        }

        Grid {
            id: grid

            columns: keypad.columns

            Repeater {
                id: keys

                model: keypad.table.keypad.keys

                KeypadKey {
                    required property int index

                    width: keypad.keyWidth
                    height: keypad.keyHeight
                    focus: index === keypad.current
                    focusPolicy: index === keypad.current ? Qt.TabFocus : Qt.NoFocus
                    onClicked: keypad.table.keypad.press(number)
                    // a key may take over before the one before it lets go
                    onDownChanged: drawing.pressed = down ? index : drawing.pressed === index ? -1 : drawing.pressed
                    onHoveredChanged: drawing.hovered = hovered ? index : drawing.hovered === index ? -1 : drawing.hovered
                    onVisualFocusChanged: ring.index = visualFocus ? index : ring.index === index ? -1 : ring.index
                }
            }
        }

        Item {
            id: ring

            // index of the key with the keyboard focus, or -1
            property int index: -1

            x: (index % keypad.columns) * keypad.keyWidth + 2
            y: Math.floor(index / keypad.columns) * keypad.keyHeight + 2
            width: keypad.keyWidth - 4
            height: keypad.keyHeight - 4
            visible: index >= 0

            FocusRing {
                distance: 1
                radius: Style.radiusSmall + 3
            }
        }
    }
}
