pragma ComponentBehavior: Bound

// Samples in rows in a wide window.
import QtQuick
import Cimaise
import Cimaise.App

Flow {
    id: wall

    required property Desk desk
    readonly property SamplesModel samples: desk?.samples ?? null

    signal chosen(int row)

    spacing: Style.gapWide

    Accessible.role: Accessible.List
    //% "Samples"
    Accessible.name: qsTrId("home.samples")

    Repeater {
        model: wall.samples

        SampleCard {
            desk: wall.desk
            width: Math.floor((wall.width - wall.spacing) / 2)
            onClicked: wall.chosen(index)
        }
    }
}
