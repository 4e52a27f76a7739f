// Asks whether two names belong to one person.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Popup {
    id: panel

    required property PeopleModel people
    readonly property string question: people.mergeQuestion

    anchors.centerIn: parent
    width: Math.min((parent?.width ?? 0) - 2 * Style.gapWide, Style.readingWidth)
    focus: true
    modal: true
    padding: Style.gapWide

    onQuestionChanged: question !== "" ? open() : close()
    onClosed: people.dismissMerge()

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

        BodyText {
            Layout.fillWidth: true
            text: panel.people.mergeExplanation
            color: Style.inkSoft
        }

        AppButton {
            Layout.fillWidth: true
            //% "Merge"
            text: qsTrId("people.merge.yes")
            onClicked: panel.people.merge()
        }

        AppButton {
            Layout.fillWidth: true
            focus: true
            //% "Keep separate"
            text: qsTrId("people.merge.no")
            onClicked: panel.people.dismissMerge()
        }
    }
}
