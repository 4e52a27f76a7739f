// Choice of the colour of a frame.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Flow {
    id: choice

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
            Accessible.checked: modelData === choice.chosen
            //% "{name}: colour {number}"
            Accessible.name: qsTrId("art.menu.frame.swatch").replace("{name}", choice.name).replace("{number}", index + 1)

            onClicked: choice.picked(modelData)

            background: Rectangle {
                anchors {
                    fill: parent
                    margins: 5
                }
                color: swatch.modelData
                radius: Style.radiusSmall
                border {
                    width: swatch.modelData === choice.chosen ? 4 : 1
                    color: swatch.modelData === choice.chosen ? Style.accent : Style.controlOutline
                }

                FocusRing {
                    distance: 1
                    visible: swatch.visualFocus
                }
            }
        }
    }
}
