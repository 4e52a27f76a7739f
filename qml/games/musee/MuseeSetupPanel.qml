// Choice of the places of the staircases, the same for every Musée of the game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: panel

    required property MuseeSetup setup

    contentItem: ColumnLayout {
        spacing: Style.gap

        SectionTitle {
            Layout.fillWidth: true
            //% "Where are the staircases?"
            text: qsTrId("new.staircases")
        }

        WallText {
            Layout.fillWidth: true
            //% "Touch a token to turn it from Chandelier to Staircase, as they lie on your table."
            text: qsTrId("new.staircases.advice")
            color: Style.inkSoft
        }

        StaircasePattern {
            Layout.fillWidth: true
            tokens: panel.setup.tokens
        }

        WallButton {
            Layout.fillWidth: true
            icon.name: "first"
            //% "First game’s pattern"
            text: qsTrId("new.staircases.first")
            onClicked: panel.setup.firstGamePattern()
        }
    }
}
