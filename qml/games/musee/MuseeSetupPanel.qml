// Choice of the places of the staircases, the same for every Musée of the game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnPanel {
    id: panel

    required property MuseeSetup setup

    SectionTitle {
        //% "Where are the Staircases?"
        text: qsTrId("new.staircases")
    }

    QuietText {
        //% "Tap a token to flip it between Chandelier and Staircase, as on your table."
        text: qsTrId("new.staircases.advice")
    }

    StaircasePattern {
        Layout.fillWidth: true
        tokens: panel.setup.tokens
    }

    AppButton {
        icon.name: "first"
        //% "Pattern for a first game"
        text: qsTrId("new.staircases.first")
        onClicked: panel.setup.firstGamePattern()
    }
}
