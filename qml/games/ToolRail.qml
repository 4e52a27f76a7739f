// The tools of a table in a row, or in several where it is narrow: they shrink to their pictures.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: rail

    required property TableTools tools
    // from which width on there is room for words
    property real wordyFrom: 0
    readonly property int count: tools.actions.length
    readonly property int columns: width >= count * Style.touch ? count : Math.max(1, Math.floor(width / Style.touch))

    implicitHeight: Math.ceil(count / columns) * Style.touch

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
                tool: modelData
                wordy: rail.width > rail.wordyFrom
            }
        }
    }
}
