// Deck laid out by rank and suit in six columns, or twelve where height is short. Arrow keys move
// between the cards.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: deck

    required property RowsModel cards
    required property int cardColumns
    required property int cardLines
    property bool flat: false
    readonly property bool twoRows: flat && width >= 2 * cardColumns * Math.max(Style.touch, 56 * Style.scale)
    readonly property int columns: cardColumns * (twoRows ? 2 : 1)
    readonly property real keyWidth: width / columns
    readonly property real keyHeight: Math.max(Style.touch, Math.round(36 * Style.scale))
    readonly property int lines: cardLines / (twoRows ? 2 : 1)
    property int current: 0
    // key under the pointer, whose name the tooltip shows
    property MuseDeckKey pointed: null

    signal pressed(int card)

    implicitHeight: lines * keyHeight

    Accessible.role: Accessible.Grouping
    //% "Deck"
    Accessible.name: qsTrId("muse.deck")

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

    Repeater {
        id: keys

        model: deck.cards

        MuseDeckKey {
            required property int index
            // width in columns: a line of four keys is as wide as a line of six
            required property real span

            x: (deckColumn * span + (deck.twoRows ? deckRow % 2 * deck.cardColumns : 0)) * deck.keyWidth
            y: (deck.twoRows ? Math.floor(deckRow / 2) : deckRow) * deck.keyHeight
            width: deck.keyWidth * span
            height: deck.keyHeight
            focus: index === deck.current
            focusPolicy: index === deck.current ? Qt.TabFocus : Qt.NoFocus
            onClicked: deck.pressed(card)
            onHoveredChanged: if (hovered)
                deck.pointed = this
        }
    }

    // one tooltip for all keys, because a tooltip costs more than a key
    AppToolTip {
        target: deck.pointed as Item
        text: deck.pointed?.name ?? ""
        wanted: deck.pointed !== null && deck.pointed.hovered && !deck.pointed.showsName
    }
}
