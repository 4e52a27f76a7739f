// Tools of a table page in a row between the board and the input controls, or in several rows where
// it is narrow.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: rail

    required property TableTools tools
    // from which width on there is room for words beside the pictures
    property real wordyFrom: 0
    readonly property int count: tools.actions.length
    // one row until it has a width: a layout does not always hear that it was not as high as it said
    readonly property int columns: width <= 0 || width >= count * Style.touch ? count : Math.max(1, Math.floor(width / Style.touch))
    readonly property bool wordy: width > wordyFrom
    // for a word under each picture
    readonly property bool labelled: !wordy && width / columns >= Style.touch * Style.scale
    readonly property int keyHeight: Math.max(Style.touch, labelled ? Style.iconSize + Math.round(16 * Style.scale) + 8 : 0)

    implicitHeight: Math.ceil(count / columns) * keyHeight

    Accessible.role: Accessible.ToolBar
    //% "Tools"
    Accessible.name: qsTrId("table.tools")

    Rectangle {
        anchors.fill: parent
        color: Style.wallShade
    }

    Grid {
        columns: rail.columns

        Repeater {
            model: rail.tools.actions

            ToolKey {
                required property Tool modelData

                width: rail.width / rail.columns
                height: rail.keyHeight
                labelled: rail.labelled
                tool: modelData
                wordy: rail.wordy
            }
        }
    }
}
