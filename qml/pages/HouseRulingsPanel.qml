// House rules of this device, which apply to new games.
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
            //% "House rules"
            text: qsTrId("house.title")
        }

        BodyText {
            width: parent.width
            //% "Answers you choose in a game are saved here and used in new games."
            readonly property string explanation: qsTrId("house.explanation")
            //% "No house rules yet. To add one, answer an open question in “Rules question”."
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

        AppButton {
            width: parent.width
            visible: panel.rulings.forgotten !== ""
            icon.name: "undo"
            text: panel.rulings.forgotten
            onClicked: panel.rulings.restore()
        }
    }
}
