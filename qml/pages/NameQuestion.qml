// Asks whether a new name is the misspelt name of a known player.
import QtQuick
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
            focus: true
            kind: AppButton.Primary
            text: panel.spelling.sameText
            onClicked: panel.spelling.answer(true)
        }

        AppButton {
            text: panel.spelling.otherText
            onClicked: panel.spelling.answer(false)
        }
    }
}
