// Muse's part of the menu of the table page: the choice of the deck.
import QtQuick
import Cimaise
import Cimaise.App

AppSwitch {
    id: deck

    required property MusePilesPart piles

    checked: piles.extended
    //% "Extended Decktet"
    text: qsTrId("muse.deck.extended.name")
    onToggled: piles.extended = checked
}
