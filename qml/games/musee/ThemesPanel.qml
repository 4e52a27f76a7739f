// Assignment of themes to exhibit numbers, to be corrected from the player's copy of the game;
// tapping two themes swaps them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnPanel {
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

    SectionTitle {
        //% "Musée themes"
        text: qsTrId("settings.themes")
    }

    BodyText {
        //% "These names are our guess and affect no score. Tap two to swap them."
        readonly property string ask: qsTrId("settings.themes.advice")
        //% "Now tap the theme to swap it with."
        readonly property string second: qsTrId("settings.themes.second")

        text: panel.marked < 0 ? ask : second
        color: panel.marked < 0 ? Style.inkSoft : Style.accent
    }

    Repeater {
        model: MuseePreferences.themesModel

        // Row of a theme, with the numbers of the exhibits of this theme.
        Pressable {
            id: row

            required property int remainder
            required property string examples
            required property int themeIndex
            required property string theme
            required property string name
            required property string letter
            required property bool verified
            required property string accessibleName

            Layout.fillWidth: true
            checked: remainder === panel.marked
            onClicked: panel.choose(remainder, themeIndex)
            padding: Style.gap
            text: name

            Accessible.checkable: true
            Accessible.checked: checked
            Accessible.name: accessibleName

            contentItem: RowLayout {
                spacing: Style.gapWide

                ThemeMat {
                    Layout.preferredHeight: Layout.preferredWidth
                    Layout.preferredWidth: Math.round(Style.touch * Style.cappedScale)
                    theme: row.theme
                    letter: row.letter
                }

                ColumnLayout {
                    spacing: 0

                    ControlText {
                        text: row.name
                        font {
                            pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
                            weight: Font.DemiBold
                        }
                    }

                    ControlText {
                        text: row.examples
                        color: Style.inkSoft
                    }
                }

                Icon {
                    name: row.checked ? "swap" : ""
                    visible: row.checked
                    colour: Style.accent
                }
            }

            background: ButtonBackground {
                chosen: row.checked
                chosenColour: Style.accentWash
                ringDistance: 1
                radius: Style.radius
                border {
                    width: row.checked ? 2 : 1
                    color: row.checked ? Style.accent : Style.outline
                }
            }
        }
    }
}
