// All numbers of the deck as keys, and the tools that go with them. Arrows move between the keys.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: keypad

    required property MuseeTable table
    required property MuseeTools tools
    readonly property real keyWidthWanted: Math.max(Style.touch, Math.round(30 * Style.scale))
    readonly property int columns: Math.max(4, Math.min(10, Math.floor(width / keyWidthWanted)))
    readonly property bool roomy: columns === 10
    readonly property real keyWidth: width / columns
    readonly property real keyHeight: Math.max(Style.touch, Math.round(34 * Style.scale), roomy ? Math.min(52, keyWidth * 0.6) : 0)
    // the tools fill the last row, unless that would have to be scrolled to
    readonly property bool apart: roomy || height < implicitHeight - 1
    readonly property int keyRows: Math.ceil((table.keypad.count + (roomy ? 0 : tools.actions.length)) / columns)
    property int current: 0

    implicitHeight: keyRows * keyHeight + (roomy ? keyHeight : 0)

    Accessible.role: Accessible.Grouping
    //% "Keypad"
    Accessible.name: qsTrId("musee.keypad.name")

    Keys.onLeftPressed: go(current - 1)
    Keys.onRightPressed: go(current + 1)
    Keys.onUpPressed: go(current - columns)
    Keys.onDownPressed: go(current + columns)

    function go(index: int): void {
        const key = keys.itemAt(index);
        if (key !== null) {
            key.forceActiveFocus(Qt.TabFocusReason);
            current = index;
        }
    }

    Flickable {
        width: parent.width
        height: parent.height - (keypad.apart ? keypad.keyHeight : 0)
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: grid.height
        interactive: contentHeight > height + 1

        ScrollBar.vertical: WallScrollBar {}

        Grid {
            id: grid

            columns: keypad.columns

            Repeater {
                id: keys

                model: keypad.table.keypad

                KeypadKey {
                    required property int index

                    width: keypad.keyWidth
                    height: keypad.keyHeight
                    chosen: number === keypad.table.asked
                    focus: index === keypad.current
                    focusPolicy: index === keypad.current ? Qt.TabFocus : Qt.NoFocus
                    onClicked: keypad.table.press(number)
                }
            }

            Repeater {
                model: keypad.apart ? [] : keypad.tools.actions

                ToolKey {
                    required property Tool modelData

                    width: keypad.keyWidth
                    height: keypad.keyHeight
                    tool: modelData
                }
            }
        }
    }

    RowLayout {
        width: parent.width
        height: keypad.keyHeight
        anchors.bottom: parent.bottom
        spacing: 0

        Repeater {
            model: keypad.apart ? keypad.tools.actions : []

            ToolKey {
                required property Tool modelData

                Layout.fillHeight: true
                Layout.fillWidth: true
                tool: modelData
                wordy: keypad.width > 560 * Style.scale
            }
        }
    }
}
