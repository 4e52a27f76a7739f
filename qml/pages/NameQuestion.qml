// Asks whether a new name is the misspelt name of a known player.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

QuestionPopup {
    id: panel

    required property SpellingQuestion spelling

    question: spelling.text
    onQuestionChanged: question !== "" ? open() : close()
    onClosed: spelling.dismiss()
    contentItem: QuestionColumn {
        question: panel.question

        AppButton {
            Layout.fillWidth: true
            focus: true
            kind: AppButton.Primary
            text: panel.spelling.sameText
            onClicked: panel.spelling.answer(true)
        }

        AppButton {
            Layout.fillWidth: true
            text: panel.spelling.otherText
            onClicked: panel.spelling.answer(false)
        }
    }
}
