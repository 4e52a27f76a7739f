pragma ComponentBehavior: Bound

// The tools side by side, with words where there is room: those of the table, or of the painting
// that is looked at.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: row

    required property MuseTools tools
    property bool ofPainting: false
    readonly property bool wordy: width > (ofPainting ? 340 : 480) * Style.scale

    spacing: 0

    Repeater {
        model: row.ofPainting ? row.tools.ofPainting : row.tools.actions

        ToolKey {
            required property Tool modelData

            Layout.fillWidth: true
            tool: modelData
            wordy: row.wordy
        }
    }
}
