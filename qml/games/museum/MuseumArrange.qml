// Panel for a better arrangement, move by move. The buttons are first, because the list of moves
// below changes.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property MuseumArrangePart arrangement
    required property bool locked

    signal offerAsked

    Accessible.role: Accessible.Grouping
    //% "Rearrange"
    Accessible.name: qsTrId("museum.tool.arrange")

    WallSwitch {
        Layout.fillWidth: true
        checked: MuseumPreferences.hints
        //% "Look for a better arrangement as you enter objects"
        text: qsTrId("museum.arrange.live")
        onToggled: MuseumPreferences.hints = checked
    }

    WallButton {
        Layout.fillWidth: true
        enabled: !page.locked && page.arrangement.canApply
        icon.name: "arrange"
        kind: WallButton.Primary
        //% "Rearrange all"
        text: qsTrId("museum.arrange.apply")
        onClicked: page.arrangement.apply()
    }

    WallButton {
        Layout.fillWidth: true
        icon.name: "outlook"
        //% "Compare objects on offer"
        text: qsTrId("museum.offer.ask")
        onClicked: page.offerAsked()
    }

    WallText {
        Layout.fillWidth: true
        //% "Nothing is calculated while this is off."
        readonly property string off: qsTrId("museum.arrange.off")
        text: MuseumPreferences.hints ? page.arrangement.text : off
        color: MuseumPreferences.hints ? Style.ink : Style.inkSoft
        font.weight: MuseumPreferences.hints && page.arrangement.canApply ? Font.DemiBold : Font.Normal
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Style.gapTiny

        Lines {
            model: page.arrangement.steps
            spacing: Style.gapTiny

            MuseumStep {
                width: parent.width
                locked: page.locked
                onClicked: page.arrangement.showStep(index)
                onTaken: page.arrangement.takeStep(index)
            }
        }
    }
}
