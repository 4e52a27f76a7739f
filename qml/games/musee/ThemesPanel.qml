// Assignment of themes to exhibit numbers, to be corrected from the player's copy of the game;
// tapping two themes swaps them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: panel

    // remainder of the theme that was tapped first; −1 for none
    property int marked: -1
    property int markedTheme: -1

    function choose(remainder: int, theme: int): void {
        if (marked >= 0 && marked !== remainder)
            MuseePreferences.swapThemes(remainder, markedTheme);
        marked = marked < 0 ? remainder : -1;
        markedTheme = theme;
    }

    contentItem: ColumnLayout {
        spacing: Style.gap

        SectionTitle {
            Layout.fillWidth: true
            //% "Musée themes"
            text: qsTrId("settings.themes")
        }

        BodyText {
            //% "These names are our guess and affect no score. Tap two to swap them."
            readonly property string ask: qsTrId("settings.themes.advice")
            //% "Now tap the theme to swap it with."
            readonly property string second: qsTrId("settings.themes.second")

            Layout.fillWidth: true
            text: panel.marked < 0 ? ask : second
            color: panel.marked < 0 ? Style.inkSoft : Style.accent
        }

        Repeater {
            model: MuseePreferences.themesModel

            ThemeRow {
                Layout.fillWidth: true
                checked: remainder === panel.marked
                onClicked: panel.choose(remainder, themeIndex)
            }
        }
    }
}
