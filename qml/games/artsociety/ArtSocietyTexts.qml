// Tiles as text, one line each.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property ArtSocietyKeysPart part
    required property Session session
    readonly property alias field: field

    signal finished
    // emitted when the page is hidden while it has keyboard focus
    signal deserted

    function enter(): void {
        problem.text = part.enterText(field.text);
        if (problem.text === "")
            field.clear();
    }

    Accessible.role: Accessible.Grouping
    //% "Tiles as text"
    Accessible.name: qsTrId("art.text.name")

    Keys.onEscapePressed: finished()

    onVisibleChanged: {
        if (visible)
            field.forceActiveFocus(Qt.TabFocusReason);
        else if (field.activeFocus)
            deserted();
    }

    PlayerDraft {
        field: field
        session: page.session
        onTurned: problem.text = ""
    }

    // above the texts that appear and disappear, so that this button does not move
    WallButton {
        Layout.maximumWidth: page.innerWidth
        icon.name: "keypad"
        //% "Back to the keypad"
        text: qsTrId("art.text.done")
        onClicked: page.finished()
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
            //% "Tile"
            name: qsTrId("art.text.field")
            placeholderText: name
            onAccepted: page.enter()
            onTextChanged: problem.text = ""
        }

        IconButton {
            icon.name: "check"
            //% "Hang the tile"
            text: qsTrId("art.text.apply")
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
        visible: text !== ""
        text: page.part.lastText
        font.pixelSize: Style.smallSize
    }

    WallText {
        Layout.fillWidth: true
        //% "Type, frame, size and top left square: portrait a 2x3 at 6,4. Decor: decor 2 at 8,7; upright: decor 2 1x2 at 8,7. Beside the wall: portrait a 4x3 assistant, portrait a 4x3 excess."
        text: qsTrId("art.text.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }
}
