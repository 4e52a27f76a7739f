// Buttons to check a single board without names or settings, one per game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: checks

    required property NewGame draft
    // Width of the page column. If the number of columns depended on the width of the layout, the
    // layout would be computed again and again, until Qt stops with misplaced buttons.
    required property real room

    spacing: Style.gapTiny

    SectionTitle {
        //% "Check one board"
        text: qsTrId("home.check")
    }

    Caption {
        //% "Is this legal, and what is it worth? No names needed."
        text: qsTrId("home.check.advice")
    }

    // A GridLayout, because a Flow did not show its buttons when all of them fitted in one row.
    GridLayout {
        columns: checks.room < 320 * Style.scale ? 1 : checks.room < 640 * Style.scale ? 2 : 4
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
