// Players of this device: their names in all games, and their symbols.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App
import QtQuick.Controls.Basic

SubPage {
    id: page

    required property PeopleModel people
    required property bool locked

    //% "Players"
    title: qsTrId("people.title")

    ScrollColumn {
        anchors.fill: parent

        QuietText {
            //% "If you rename a player, the name changes in all saved games. The symbol marks the player in a game."
            readonly property string explanation: qsTrId("people.explanation")
            //% "No players yet. The names you enter for a new game are remembered here."
            readonly property string nobody: qsTrId("people.none")

            text: page.people.count > 0 ? explanation : nobody
        }

        ColumnRepeater {
            focus: true
            model: page.people
            spacing: Style.gap

            PersonCard {
                width: parent.width
                people: page.people
                locked: page.locked
            }
        }

        AppButton {
            visible: page.people.count === 0
            icon.name: "add"
            text: qsTrId("new.title")
            onClicked: page.navigator.show(Navigator.New)
        }

        MoreButton {
            rows: page.people
        }
    }

    // Asks whether two names belong to one person.
    QuestionPopup {
        id: merging

        question: page.people.mergeQuestion
        onQuestionChanged: question !== "" ? open() : close()
        onClosed: page.people.dismissMerge()
        contentItem: QuestionColumn {
            question: merging.question

            QuietText {
                text: page.people.mergeExplanation
            }

            AppButton {
                //% "Merge"
                text: qsTrId("people.merge.yes")
                onClicked: page.people.merge()
            }

            AppButton {
                focus: true
                //% "Keep separate"
                text: qsTrId("people.merge.no")
                onClicked: page.people.dismissMerge()
            }
        }
    }

    BusyPanel {
        text: page.people.busyText
    }

    // Overlay that names a long operation until it is done.
    component BusyPanel: Popup {
        id: panel

        required property string text

        anchors.centerIn: parent
        width: Math.min((parent?.width ?? 0) - 2 * Style.gapWide, Style.readingWidth)
        closePolicy: Popup.NoAutoClose
        focus: true
        modal: true
        padding: Style.gapWide

        onTextChanged: if (text === "")
            close()

        // Short operations are not announced.
        Timer {
            interval: 300
            running: panel.text !== ""
            onTriggered: panel.open()
        }

        readonly property PopupAccessibleName dialogName: PopupAccessibleName {
            name: panel.text
            popup: panel
        }

        background: PanelBackground {
            PointerShield {}
        }

        contentItem: BodyText {
            Accessible.role: Accessible.AlertMessage
            text: panel.text
            font.pixelSize: Style.largeSize
        }
    }
}
