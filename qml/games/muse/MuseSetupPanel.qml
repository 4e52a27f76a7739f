// Choice of the deck for a new game of Muse.
import QtQuick
import Cimaise
import Cimaise.App

ColumnPanel {
    id: panel

    required property MuseSetup setup

    SectionTitle {
        //% "Which deck?"
        text: qsTrId("muse.setup.deck")
    }

    AppSwitch {
        checked: panel.setup.extended
        //% "Extended Decktet"
        text: qsTrId("muse.deck.extended.name")
        onToggled: panel.setup.extended = checked
    }

    QuietText {
        //% "With Pawns and Courts: eight more cards of rank 10, which no patron can afford."
        text: qsTrId("muse.setup.deck.advice")
    }
}
