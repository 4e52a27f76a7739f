// Choice of a game, as cards of equal width.
pragma ComponentBehavior: Bound

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
        id: plates

        readonly property real widest: {
            let found = 0;
            for (let i = 0; i < cards.count; ++i) {
                found = Math.max(found, cards.itemAt(i)?.implicitWidth ?? 0);
            }
            return found;
        }
        readonly property int fitting: Math.max(1, Math.floor((width + spacing) / (widest + spacing)))
        // cards in a row, chosen so that all rows are about equally full
        readonly property int perRow: Math.ceil(cards.count / Math.ceil(cards.count / fitting))
        readonly property real plateWidth: (width - (perRow - 1) * spacing) / perRow

        Layout.fillWidth: true
        spacing: Style.gap

        Repeater {
            id: cards

            model: choice.draft.games

            GameCard {
                width: plates.plateWidth
                focus: checked
                checked: game === choice.draft.game
                onClicked: choice.draft.game = game
            }
        }
    }
}
