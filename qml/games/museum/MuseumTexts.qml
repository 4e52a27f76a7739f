// Input of any number of objects as text; they fill the empty slots from the selected one on.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property MuseumKeysPart keys
    required property Session session
    readonly property alias field: field

    signal finished

    function enter(): void {
        problem.text = keys.enterText(field.text);
        if (problem.text === "")
            field.clear();
    }

    Accessible.role: Accessible.Grouping
    //% "Objects as text"
    Accessible.name: qsTrId("museum.text.name")

    Keys.onEscapePressed: finished()

    onVisibleChanged: if (visible)
        field.forceActiveFocus(Qt.TabFocusReason)

    PlayerDraft {
        field: field
        session: page.session
        onTurned: problem.text = ""
    }

    // an error in another text or in an earlier position is cleared
    Connections {
        target: page.session

        function onChanged(): void {
            problem.text = "";
        }
    }

    // above the texts that appear and disappear, so that this button does not move
    WallButton {
        Layout.fillWidth: true
        icon.name: "keypad"
        //% "Back to the keypad"
        text: qsTrId("museum.text.done")
        onClicked: page.finished()
    }

    WallText {
        Layout.fillWidth: true
        Accessible.ignored: true
        text: field.name
        font.weight: Font.DemiBold
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Style.gap

        WallField {
            id: field

            Layout.fillWidth: true
            Accessible.description: problem.text
            focus: true
            inputMethodHints: Qt.ImhNoPredictiveText
            //% "Objects, separated by commas"
            name: qsTrId("museum.text.field")
            onAccepted: page.enter()
            onTextChanged: problem.text = ""
        }

        IconButton {
            icon.name: "check"
            //% "Exhibit the objects"
            text: qsTrId("museum.text.apply")
            onClicked: page.enter()
        }
    }

    WallText {
        id: problem

        Layout.fillWidth: true
        visible: text !== ""
        color: Style.illegal
    }

    WallText {
        Layout.fillWidth: true
        //% "Civilisation, domain and value in any order, abbreviated as you like: rom cul 3, gre war 2. The objects fill the empty slots, starting at the selected one."
        text: qsTrId("museum.text.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    MuseumLegend {
        Layout.fillWidth: true
        keys: page.keys
    }
}
