// Field for the place of the game, with the places of other games to tap.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property PlayDetails details

    spacing: Style.gapTiny

    FieldLabel {
        text: field.name
    }

    EntryField {
        id: field

        //% "Location"
        name: qsTrId("play.place")
        problem: line.details.placeProblem
        stored: line.details.place
        maximumLength: 400
        onTyped: line.details.type(PlayDetails.Place, text)
        onFinished: line.details.finishTyping()
    }

    FieldProblem {
        text: line.details.placeProblem
    }

    FlowLine {
        visible: line.details.places.length > 0

        Repeater {
            model: line.details.places

            Chip {
                required property string modelData

                width: Math.min(implicitWidth, parent.width)
                checkable: true
                checked: modelData === line.details.place
                text: modelData
                onClicked: {
                    line.details.setPlace(modelData);
                    checked = Qt.binding(() => modelData === line.details.place);
                }
            }
        }
    }
}
