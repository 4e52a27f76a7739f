// Day of a calendar: filled if it is chosen, outlined if it is today.
import QtQuick
import Cimaise

Pressable {
    id: day

    required property string dayText
    required property string spokenName
    required property bool inMonth
    required property bool today
    required property bool chosen
    required property bool selectable
    required property bool current

    enabled: selectable
    focusPolicy: current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    padding: 0
    text: dayText

    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.name: spokenName
    Accessible.role: Accessible.RadioButton

    contentItem: ControlText {
        text: day.dayText
        color: day.chosen ? Style.accentInk : day.inMonth ? Style.ink : Style.inkSoft
        opacity: day.selectable ? 1 : 0.4
        font.weight: day.today || day.chosen ? Font.Bold : Font.Normal
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Item {
        ButtonBackground {
            anchors {
                fill: parent
                margins: 3
            }
            chosen: day.chosen
            control: day
            radius: height / 2
            ringDistance: 0
            border {
                width: day.today ? 2 : 0
                color: Style.brass
            }
        }
    }
}
