// Choice of a symbol, side by side: one shape in all colours, or one colour in all shapes.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Column {
    id: choice

    required property string name
    // names of the options; var, because qmllint does not accept a QStringList from C++ as a list<string>
    required property var options
    property int current: -1
    // colour and shape that all options share; −1: each option has its own
    property int hue: -1
    property int shape: -1

    signal chosen(int index)

    spacing: Style.gapTiny
    Accessible.name: name
    Accessible.role: Accessible.Grouping

    ControlCaption {
        width: parent.width
        text: choice.name
    }

    Flow {
        width: parent.width
        spacing: Style.gap

        Repeater {
            model: choice.options

            Pressable {
                id: option

                required property int index
                required property string modelData

                implicitWidth: Math.max(Style.touch, sign.width + 2 * Style.gap)
                implicitHeight: implicitWidth
                checked: index === choice.current
                text: modelData
                onClicked: choice.chosen(index)

                Accessible.checkable: true
                Accessible.checked: checked
                Accessible.role: Accessible.RadioButton

                contentItem: Item {
                    SeatBadge {
                        id: sign

                        anchors.centerIn: parent
                        hue: choice.hue >= 0 ? choice.hue : option.index
                        shape: choice.shape >= 0 ? choice.shape : option.index
                        size: Math.round(22 * Style.cappedScale)
                    }
                }

                background: CardBackground {
                    border {
                        width: option.checked ? 3 : 1
                        color: option.checked ? Style.accent : Style.controlOutline
                    }
                }
            }
        }
    }
}
