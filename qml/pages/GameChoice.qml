pragma ComponentBehavior: Bound

// The games there are, as brass plates to choose from.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: choice

    required property NewGame draft

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        //% "Which game?"
        text: qsTrId("new.game")
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        Repeater {
            model: choice.draft.games

            GameCard {
                checked: game === choice.draft.game
                onClicked: choice.draft.game = game
            }
        }
    }
}
