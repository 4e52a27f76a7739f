// Field for the note about the game, with the number of characters that are left.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property PlayDetails details

    spacing: Style.gapTiny

    FieldLabel {
        Layout.fillWidth: true
        text: field.name
    }

    NoteField {
        id: field

        Layout.fillWidth: true
        //% "Note"
        name: qsTrId("play.note")
        problem: line.details.noteProblem
        stored: line.details.note
        onTyped: line.details.type(PlayDetails.Note, text)
        onFinished: line.details.finishTyping()
    }

    FieldProblem {
        Layout.fillWidth: true
        text: line.details.noteProblem
    }
}
