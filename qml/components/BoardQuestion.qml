// Asks to which player or game an imported single board belongs, or whether the board may replace
// an existing one.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

QuestionPopup {
    id: panel

    required property BoardImport boardImport

    question: boardImport.question
    onQuestionChanged: question !== "" ? open() : close()
    onClosed: boardImport.dismiss()
    contentItem: QuestionColumn {
        question: panel.question

        ColumnRepeater {
            model: panel.boardImport.answers
            spacing: Style.gap

            AppButton {
                required property int index
                required property string modelData

                width: parent.width
                text: modelData
                visible: modelData !== ""
                onClicked: panel.boardImport.answer(index)
            }
        }

        AppButton {
            focus: true
            //% "Don’t add this board"
            text: qsTrId("share.leave")
            onClicked: panel.boardImport.dismiss()
        }
    }
}
