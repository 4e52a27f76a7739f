pragma ComponentBehavior: Bound

// Samples in rows in a wide window.
import QtQuick
import Cimaise
import Cimaise.App

Flow {
    id: wall

    required property SamplesModel samples
    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (220 * Style.cappedScale + spacing)))

    signal chosen(int row)

    spacing: Style.gapWide

    Accessible.role: Accessible.List
    //% "Samples"
    Accessible.name: qsTrId("home.samples")

    Repeater {
        model: wall.samples

        SampleCard {
            width: Math.floor((wall.width + wall.spacing) / wall.columns - wall.spacing)
            onClicked: wall.chosen(index)
        }
    }
}
