// The tools of a wall in a row; where it is narrow they shrink to their pictures.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: bar

    required property ArtSocietyTools tools
    readonly property int count: tools.actions.length
    readonly property int columns: width >= count * Style.touch ? count : Math.max(1, Math.floor(width / Style.touch))

    implicitHeight: Math.ceil(count / columns) * Style.touch

    Rectangle {
        anchors.fill: parent
        color: Style.wallShade
    }

    Grid {
        columns: bar.columns

        Repeater {
            model: bar.tools.actions

            ToolKey {
                required property Tool modelData

                width: bar.width / bar.columns
                tool: modelData
                wordy: bar.width > 1400 * Style.scale
            }
        }
    }
}
