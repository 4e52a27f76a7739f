// Asks the players before the open game is finished or reopened.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

QuestionPopup {
    id: panel

    required property Session session
    readonly property SessionQuestion asked: session?.question ?? null

    question: asked?.text ?? ""

    // Controls of the page that move the focus after the input that led to the question must not
    // receive the keys meant for it.
    readonly property Timer refocus: Timer {
        interval: 0
        onTriggered: if (panel.visible)
            panel.forceActiveFocus(Qt.PopupFocusReason)
    }

    onActiveFocusChanged: if (visible && !activeFocus)
        refocus.start()
    onQuestionChanged: question !== "" ? open() : close()
    onClosed: asked?.dismiss()

    contentItem: QuestionColumn {
        question: panel.question

        ColumnRepeater {
            model: panel.asked?.answers ?? []
            spacing: Style.gap

            AppButton {
                required property int index
                required property string modelData

                width: parent.width
                text: modelData
                onClicked: panel.asked.answer(index)
            }
        }

        AppButton {
            focus: true
            text: panel.asked?.refusal ?? ""
            onClicked: panel.asked.dismiss()
        }
    }
}
