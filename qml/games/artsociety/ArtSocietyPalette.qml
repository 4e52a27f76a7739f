// Choice of the colour of a frame.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Flow {
    id: palette

    required property string name
    required property string chosen

    signal picked(string colour)

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Repeater {
        model: ArtSocietyStyle.palette

        Pressable {
            id: swatch

            required property int index
            required property string modelData

            width: Style.touch
            height: Style.touch

            Accessible.checkable: true
            Accessible.checked: modelData === palette.chosen
            //% "{name}: colour {number}"
            Accessible.name: qsTrId("art.menu.frame.swatch").replace("{name}", palette.name).replace("{number}", index + 1)

            onClicked: palette.picked(modelData)

            background: Rectangle {
                anchors {
                    fill: parent
                    margins: 5
                }
                color: swatch.modelData
                radius: Style.radiusSmall
                border {
                    width: swatch.modelData === palette.chosen ? 4 : 1
                    color: swatch.modelData === palette.chosen ? Style.accent : Style.controlOutline
                }

                FocusRing {
                    distance: 1
                    visible: swatch.visualFocus
                }
            }
        }
    }
}
