// Row of a theme, with the numbers of the exhibits of this theme.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

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

            BodyText {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: row.name
                font {
                    pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
                    weight: Font.DemiBold
                }
            }

            BodyText {
                Layout.fillWidth: true
                Accessible.ignored: true
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
        control: row
        ringDistance: 1
        radius: Style.radius
        border {
            width: row.checked ? 2 : 1
            color: row.checked ? Style.accent : Style.outline
        }
    }
}
