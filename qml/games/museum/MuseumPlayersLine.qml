// Row of the table of all players: a figure with a field for each player, or an expert with a key for
// each player.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: line

    required property MuseumPlayersPart part
    required property real cell
    // item to the right of which the keys of a sum are shown
    property Item keysBeside: null
    required property int number
    required property string label
    required property var values
    required property var defaults
    required property var accessibleNames
    // true for an expert
    property bool hires: false

    // a field has an error now, or has it no longer
    signal judged(bool wrong)

    spacing: Style.gapTiny

    ShrinkingText {
        Layout.preferredWidth: 1
        Accessible.ignored: true
        text: line.label
        font.pixelSize: Style.smallSize
        lines: 2
    }

    // a Row, not a layout (see ColumnRepeater)
    Row {
        spacing: line.spacing

        Repeater {
            model: line.hires ? 0 : line.values.length

            NumberField {
                required property int index

                width: line.cell
                highest: line.part.highest
                keysBeside: line.keysBeside ?? this
                name: line.accessibleNames[index] ?? ""
                placeholderText: line.defaults[index] ?? ""
                value: line.values[index] ?? ""
                onEnded: refusal => line.part.endTyping(refusal)
                onWrongChanged: line.judged(wrong)
                onStepped: by => line.part.stepFigure(index, line.number, by)
                onTyped: text => refusal = line.part.typeFigure(index, line.number, text)
            }
        }

        Repeater {
            model: line.hires ? line.values.length : 0

            Pressable {
                id: hired

                required property int index
                readonly property bool chosen: line.values[index] === "1"

                width: line.cell
                height: Style.touch
                Accessible.checkable: true
                Accessible.checked: chosen
                Accessible.role: Accessible.CheckBox
                text: line.accessibleNames[index] ?? ""
                onClicked: line.part.toggleExpert(index, line.number)

                contentItem: Item {
                    Icon {
                        anchors.centerIn: parent
                        visible: hired.chosen
                        name: "check"
                        colour: Style.accentInk
                    }
                }

                background: ButtonBackground {
                    chosen: hired.chosen
                    normalColour: Style.panel
                    radius: Style.radiusSmall
                    ringDistance: 1
                    border {
                        width: 1
                        color: Style.controlOutline
                    }
                }
            }
        }
    }
}
