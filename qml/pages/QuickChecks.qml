pragma ComponentBehavior: Bound

// Buttons to check a single board without names or settings, one per game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: checks

    required property NewGame draft

    spacing: Style.gapTiny

    SectionTitle {
        Layout.fillWidth: true
        //% "Check one board"
        text: qsTrId("home.check")
    }

    WallText {
        Layout.fillWidth: true
        //% "Is this legal, and what is it worth? No names needed."
        text: qsTrId("home.check.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    // A Flow left its buttons out of sight where one row of the home page took them all.
    GridLayout {
        Layout.fillWidth: true
        columns: checks.width < 320 * Style.scale ? 1 : checks.width < 640 * Style.scale ? 2 : 4
        columnSpacing: Style.gap
        rowSpacing: Style.gap

        Repeater {
            model: checks.draft.games

            Chip {
                required property string game
                required property string name

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                //% "Check one board: {game}"
                Accessible.name: qsTrId("home.check.game").replace("{game}", name)
                icon.name: "game-" + game
                text: name
                onClicked: checks.draft.checkBoard(game)
            }
        }
    }
}
