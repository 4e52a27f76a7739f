// The deck laid out by rank and suit, in six columns, or twelve where it has to be low. Arrows move
// between the cards.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: deck

    required property MuseTable table
    property bool flat: false
    readonly property bool twofold: flat && width >= 12 * Math.max(Style.touch, 56 * Style.scale)
    readonly property int columns: twofold ? 12 : 6
    readonly property real keyWidth: width / columns
    readonly property real keyHeight: Math.max(Style.touch, Math.round(36 * Style.scale))
    readonly property int lines: (table.extended ? 8 : 6) / (twofold ? 2 : 1)
    property int current: 0

    implicitHeight: lines * keyHeight

    Accessible.role: Accessible.Grouping
    //% "Deck"
    Accessible.name: qsTrId("muse.deck")

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

    Repeater {
        id: keys

        model: deck.table.deck

        MuseDeckKey {
            required property int index

            x: (slot + (deck.twofold ? line % 2 * 6 : 0)) * deck.keyWidth
            y: (deck.twofold ? Math.floor(line / 2) : line) * deck.keyHeight
            width: deck.keyWidth
            height: deck.keyHeight
            focus: index === deck.current
            focusPolicy: index === deck.current ? Qt.TabFocus : Qt.NoFocus
            onClicked: deck.table.press(card)
        }
    }
}
