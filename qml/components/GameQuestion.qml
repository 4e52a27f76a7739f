// Asks the players before the open game is finished or reopened.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Popup {
    id: panel

    required property Session session
    readonly property SessionQuestion question: session?.question ?? null
    readonly property string text: question?.text ?? ""

    anchors.centerIn: parent
    width: Math.min((parent?.width ?? 0) - 2 * Style.gapWide, Style.readingWidth)
    focus: true
    modal: true
    padding: Style.gapWide

    // Controls of the page that move the focus after the input that led to the question must not
    // receive the keys meant for it.
    readonly property Timer refocus: Timer {
        interval: 0
        onTriggered: if (panel.visible)
            panel.forceActiveFocus(Qt.PopupFocusReason)
    }

    onActiveFocusChanged: if (visible && !activeFocus)
        refocus.start()
    onTextChanged: text !== "" ? open() : close()
    onClosed: question?.dismiss()

    readonly property PopupAccessibleName dialogName: PopupAccessibleName {
        name: panel.text
        popup: panel
    }

    background: PanelBackground {
        PointerShield {}
    }

    contentItem: ColumnLayout {
        spacing: Style.gap

        BodyText {
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            text: panel.text
            font.pixelSize: Style.largeSize
        }

        ColumnRepeater {
            model: panel.question?.answers ?? []
            spacing: Style.gap

            AppButton {
                required property int index
                required property string modelData

                width: parent.width
                text: modelData
                onClicked: panel.question.answer(index)
            }
        }

        AppButton {
            Layout.fillWidth: true
            focus: true
            kind: AppButton.Quiet
            text: panel.question?.refusal ?? ""
            onClicked: panel.question.dismiss()
        }
    }
}
