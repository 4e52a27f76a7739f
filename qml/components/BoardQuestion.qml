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

    readonly property DialogName naming: DialogName {
        name: panel.question
        popup: panel
    }

    background: Plaster {}

    contentItem: ColumnLayout {
        spacing: Style.gap

        WallText {
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            text: panel.question
            font.pixelSize: Style.largeSize
        }

        Lines {
            model: panel.boardImport.answers
            spacing: Style.gap

            WallButton {
                required property int index
                required property string modelData

                width: parent.width
                text: modelData
                visible: modelData !== ""
                onClicked: panel.boardImport.answer(index)
            }
        }

        WallButton {
            Layout.fillWidth: true
            focus: true
            kind: WallButton.Quiet
            //% "Don’t add this board"
            text: qsTrId("share.leave")
            onClicked: panel.boardImport.dismiss()
        }
    }
}
