// Turn of the current player as a line of text: Enter applies it and moves on to the next player.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property MuseRoundPart round
    readonly property int side: round.turn.side
    property string problem: ""

    // text as entered
    property string shown: ""
    // unentered text by player
    property var drafts: ({})
    property int shownSide: side
    readonly property bool waiting: field.text !== shown && !field.activeFocus

    function show(): void {
        shown = round.turn.text;
        field.text = shown;
        field.cursorPosition = 0;
        problem = "";
    }

    function turn(): void {
        drafts[shownSide] = field.text !== shown ? field.text : "";
        shownSide = side;
        show();
        if (drafts[side])
            field.text = drafts[side];
    }

    function enter(): void {
        const before = shown;
        shown = field.text; // the next player's turn may be shown at once
        problem = round.turn.enter(shown);
        if (problem === "") {
            show();
        } else {
            meanings.lines = round.turn.textMeanings(shown);
            shown = before;
        }
    }

    spacing: 2

    Component.onCompleted: show()
    onProblemChanged: if (problem === "")
        meanings.lines = []
    onSideChanged: turn()

    Connections {
        target: line.round.turn
        enabled: !field.activeFocus && field.text === line.shown

        function onChanged(): void {
            line.show();
        }
    }

    BodyText {
        Layout.fillWidth: true
        Accessible.ignored: true
        text: field.name
        color: Style.brass
        font.weight: Font.DemiBold
    }

    // above the field, so that the on-screen keyboard does not cover the text
    ShrinkingText {
        Layout.fillWidth: true
        color: line.problem !== "" ? Style.illegal : Style.inkSoft
        font.pixelSize: Style.smallSize
        //% "Example: paint 3 moons, pay 3 suns, discard cave"
        text: line.problem || qsTrId("muse.turn.typed.hint")
        lines: line.width < 240 * Style.scale ? 2 : 1
    }

    RowLayout {
        spacing: Style.gap

        AppTextField {
            id: field

            Layout.fillWidth: true
            Accessible.description: line.problem || (line.waiting ? qsTrId("text.waiting") : "")
            inputMethodHints: Qt.ImhNoPredictiveText
            //% "Turn as text"
            name: qsTrId("muse.turn.typed")
            //% "palace 7 moons, discard cave"
            placeholderText: qsTrId("muse.turn.typed.example")
            outline: line.waiting ? Style.missing : Style.controlOutline
            onAccepted: line.enter()
            onTextChanged: line.problem = ""
        }

        IconButton {
            foreground: line.waiting ? Style.missing : Style.ink
            icon.name: "check"
            text: qsTrId("muse.text.apply").replace("{pile}", field.name)
            onClicked: line.enter()
        }
    }

    TextMeanings {
        id: meanings

        Layout.fillWidth: true
        onChosen: text => {
            field.text = text;
            line.enter();
        }
    }
}
