// Settings of the appearance: language, light and dark, text size, motion, sounds.
import QtQuick
import Cimaise
import Cimaise.App

ColumnPanel {
    id: panel

    readonly property list<string> languages: ["system", "en", "fr"]
    readonly property list<string> appearances: ["system", "light", "dark"]
    spacing: Style.gapWide

    NamedChoice {
        focus: true
        //% "Language"
        name: qsTrId("settings.language")
        //% "Match system"
        options: [qsTrId("settings.system"), "English", "Français"]
        current: panel.languages.indexOf(Preferences.language)
        onChosen: index => Preferences.language = panel.languages[index]
    }

    NamedChoice {
        //% "Light"
        readonly property string light: qsTrId("settings.appearance.light")
        //% "Dark"
        readonly property string dark: qsTrId("settings.appearance.dark")

        //% "Appearance"
        name: qsTrId("settings.appearance")
        options: [qsTrId("settings.system"), light, dark]
        current: panel.appearances.indexOf(Preferences.appearance)
        onChosen: index => Preferences.appearance = panel.appearances[index]
    }

    NamedChoice {
        //% "{percent}%"
        readonly property string percent: qsTrId("settings.text-size.percent")

        function inPercent(size: int): string {
            return percent.replace("{percent}", size);
        }

        //% "Text size"
        name: qsTrId("settings.text-size")
        options: [inPercent(100), inPercent(125), inPercent(150), inPercent(175), inPercent(200)]
        current: Math.round((Preferences.textScale - 1) * 4)
        onChosen: index => Preferences.textScale = 1 + index / 4
    }

    AppSwitch {
        //% "Reduce motion"
        text: qsTrId("settings.reduced-motion")
        checked: Preferences.reducedMotion
        onToggled: Preferences.reducedMotion = checked
    }

    AppSwitch {
        //% "Sounds"
        text: qsTrId("settings.sounds")
        checked: Preferences.sounds
        onToggled: Preferences.sounds = checked
    }
}
