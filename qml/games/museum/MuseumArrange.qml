// What a better arrangement would bring, move by move.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property MuseumArrangePart arrangement
    required property bool locked

    Accessible.role: Accessible.Grouping
    //% "Rearrange"
    Accessible.name: qsTrId("museum.tool.arrange")

    WallText {
        Layout.fillWidth: true
        visible: Preferences.museumHints
        text: page.arrangement.text
        font.weight: page.arrangement.canApply ? Font.DemiBold : Font.Normal
    }

    WallText {
        Layout.fillWidth: true
        visible: !Preferences.museumHints
        //% "Nothing is worked out while this is switched off."
        text: qsTrId("museum.arrange.off")
        color: Style.inkSoft
    }

    WallButton {
        Layout.fillWidth: true
        enabled: !page.locked
        visible: page.arrangement.canApply
        icon.name: "arrange"
        kind: WallButton.Primary
        //% "Rearrange all"
        text: qsTrId("museum.arrange.apply")
        onClicked: page.arrangement.apply()
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Style.gapTiny

        Repeater {
            model: page.arrangement.steps

            MuseumStep {
                Layout.fillWidth: true
                locked: page.locked
                onClicked: page.arrangement.showStep(index)
                onTaken: page.arrangement.takeStep(index)
            }
        }
    }

    WallSwitch {
        Layout.fillWidth: true
        checked: Preferences.museumHints
        //% "Look for a better arrangement while entering"
        text: qsTrId("museum.arrange.live")
        onToggled: Preferences.museumHints = checked
    }
}
