// Asks whether a new name is the misspelt name of a known player.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Popup {
    id: panel

    required property SpellingQuestion spelling
    readonly property string question: spelling.text

    anchors.centerIn: parent
    width: Math.min((parent?.width ?? 0) - 2 * Style.gapWide, Style.readingWidth)
    focus: true
    modal: true
    padding: Style.gapWide

    onQuestionChanged: question !== "" ? open() : close()
    onClosed: spelling.dismiss()

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
