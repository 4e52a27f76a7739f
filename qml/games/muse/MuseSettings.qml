// What Muse adds to the menu of the table: which deck is played with.
import QtQuick
import Cimaise
import Cimaise.App

WallSwitch {
    id: deck

    required property MusePilesPart piles

    checked: piles.extended
    //% "Extended Decktet"
    text: qsTrId("muse.deck.extended.name")
    onToggled: piles.extended = checked
}
