// House rules of this device, with which new games begin.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Panel {
    id: panel

    required property HouseRulingsModel rulings

    contentItem: Column {
        spacing: Style.gapWide

        SectionTitle {
            width: parent.width
            //% "House rulings"
            text: qsTrId("house.title")
        }

        WallText {
            width: parent.width
            //% "What you decide in a game is remembered here, and new games begin with it."
            readonly property string explanation: qsTrId("house.explanation")
            //% "Nothing has been decided yet. Where a rulebook leaves a question open, “Dispute” at the table shows what each answer comes to."
            readonly property string none: qsTrId("house.none")
            text: panel.rulings.count > 0 ? explanation : none
            color: Style.inkSoft
        }

        Repeater {
            model: panel.rulings

            HouseRulingCard {
                width: parent.width
                onAnswered: option => panel.rulings.choose(index, option)
                onForgotten: panel.rulings.forget(index)
                onNoted: words => panel.rulings.setNote(index, words)
            }
        }

        WallButton {
            width: parent.width
            visible: panel.rulings.forgotten !== ""
            icon.name: "undo"
            text: panel.rulings.forgotten
            onClicked: panel.rulings.restore()
        }
    }
}
