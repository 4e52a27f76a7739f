// Choice of a few options side by side; arrow keys change it, and long options wrap.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise

FocusScope {
    id: choice

    required property string name
    required property list<string> options
    property int current: -1

    signal chosen(int index)

    function choose(index: int): void {
        chosen(Math.max(0, Math.min(index, options.length - 1)));
        segments.itemAt(current)?.forceActiveFocus(Qt.TabFocusReason);
    }

    Layout.fillWidth: true
    implicitWidth: ruler.implicitWidth + 2 * flow.x
    implicitHeight: flow.implicitHeight + 2 * flow.y

    Accessible.name: name
    Accessible.role: Accessible.Grouping

    // Measures the width of all options in one row; invisible.
    Row {
        id: ruler

        opacity: 0
        spacing: flow.spacing

        Repeater {
            model: choice.options

            ControlText {
                required property string modelData

                width: Math.max(Style.touch, implicitWidth)
                text: modelData
                font.weight: Font.Medium
                leftPadding: Style.gapWide
                rightPadding: Style.gapWide
                wrapMode: Text.NoWrap
            }
        }
    }

    Rectangle {
        width: Math.min(parent.width, parent.implicitWidth)
        height: parent.height
        color: Style.wallShade
        radius: Style.radius
        border {
            width: 1
            color: Style.outline
        }
    }

    Flow {
        id: flow

        x: 5
        y: 5
        width: choice.width - 2 * x
        spacing: 6

        Repeater {
            id: segments

            model: choice.options

            Segment {
                required property int index
                required property string modelData

                width: Math.min(implicitWidth, flow.width)
                text: modelData
                checked: index === choice.current
                focus: checked
                onClicked: choice.chosen(index)
                Keys.onLeftPressed: choice.choose(index - 1)
                Keys.onRightPressed: choice.choose(index + 1)
            }
        }
    }
}
