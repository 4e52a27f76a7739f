// Panel for a better arrangement, move by move. The buttons are first, because the list of moves
// below changes.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property MuseumArrangePart arrangement
    required property bool locked

    Accessible.role: Accessible.Grouping
    //% "Best arrangement"
    Accessible.name: qsTrId("museum.tool.arrange")

    AppSwitch {
        Layout.fillWidth: true
        checked: MuseumPreferences.hints
        //% "Look for a better arrangement as you enter objects"
        text: qsTrId("museum.arrange.live")
        onToggled: MuseumPreferences.hints = checked
    }

    AppButton {
        Layout.fillWidth: true
        enabled: !page.locked && page.arrangement.canApply
        icon.name: "arrange"
        kind: AppButton.Primary
        //% "Rearrange all"
        text: qsTrId("museum.arrange.apply")
        onClicked: page.arrangement.apply()
    }

    BodyText {
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

        ColumnRepeater {
            model: page.arrangement.steps
            spacing: Style.gapTiny

            MuseumStep {
                width: parent.width
                locked: page.locked
                onClicked: page.arrangement.showStep(index)
                onTaken: page.arrangement.applyStep(index)
            }
        }
    }
}
