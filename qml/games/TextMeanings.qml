// Meanings of an ambiguous line, as buttons: a tap enters the line as meant.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Flow {
    id: meanings

    property list<string> lines: []

    signal chosen(string line)

    spacing: Style.gap
    visible: lines.length > 0

    Repeater {
        model: meanings.lines

        AppButton {
            required property string modelData

            width: Math.min(implicitWidth, meanings.width)
            Accessible.name: TextFormat.about(
            //% "Read as"
            qsTrId("text.meaning"), modelData)
            text: modelData
            onClicked: meanings.chosen(modelData)
        }
    }
}
