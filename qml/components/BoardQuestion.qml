// Asks to which player or game an imported single board belongs, or whether the board may replace
// an existing one.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Popup {
    id: panel

    required property BoardImport boardImport
    readonly property string question: boardImport.question

    anchors.centerIn: parent
    width: Math.min((parent?.width ?? 0) - 2 * Style.gapWide, Style.readingWidth)
    focus: true
    modal: true
    padding: Style.gapWide

    onQuestionChanged: question !== "" ? open() : close()
    onClosed: boardImport.dismiss()

    readonly property PopupAccessibleName dialogName: PopupAccessibleName {
        name: panel.question
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
            text: panel.question
            font.pixelSize: Style.largeSize
        }

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
            Layout.fillWidth: true
            focus: true
            kind: AppButton.Quiet
            //% "Don’t add this board"
            text: qsTrId("share.leave")
            onClicked: panel.boardImport.dismiss()
        }
    }
}
