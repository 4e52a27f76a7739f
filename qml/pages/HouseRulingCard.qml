// House rule of this device: the question, the answer, date and game of the decision, and a note.
import QtQuick
import QtQuick.Layouts
import Cimaise

Column {
    id: card

    required property int index
    required property string game
    required property string question
    required property list<string> options
    required property int chosen
    required property string decided
    required property string note
    required property string accessibleName

    signal answered(int option)
    signal forgotten
    signal noted(string words)

    spacing: Style.gapTiny
    Accessible.name: accessibleName
    Accessible.role: Accessible.Grouping

    BodyText {
        width: parent.width
        text: TextFormat.about(card.game, card.question)
        font.weight: Font.DemiBold
    }

    SegmentedChoice {
        width: parent.width
        current: card.chosen
        name: card.question
        options: card.options
        onChosen: option => card.answered(option)
    }

    BodyText {
        width: parent.width
        visible: text !== ""
        text: card.decided
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    RowLayout {
        width: parent.width
        spacing: Style.gap

        AppTextField {
            Layout.fillWidth: true
            maximumLength: 200
            //% "Note"
            name: qsTrId("house.note")
            placeholderText: name
            text: card.note
            onEditingFinished: card.noted(text)
        }

        IconButton {
            icon.name: "delete"
            //% "Delete this house rule: {question}"
            text: qsTrId("house.delete").replace("{question}", card.question)
            onClicked: card.forgotten()
        }
    }
}
