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

    function show(): void {
        field.text = round.turn.text;
        field.cursorPosition = 0;
        problem = "";
    }

    function enter(): void {
        problem = round.turn.enter(field.text);
        if (problem === "")
            show();
    }

    spacing: 2

    Component.onCompleted: show()
    onSideChanged: show()

    Connections {
        target: line.round.turn
        enabled: !field.activeFocus

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
            Accessible.description: line.problem
            inputMethodHints: Qt.ImhNoPredictiveText
            //% "Turn as text"
            name: qsTrId("muse.turn.typed")
            //% "palace 7 moons, discard cave"
            placeholderText: qsTrId("muse.turn.typed.example")
            onAccepted: line.enter()
        }

        IconButton {
            icon.name: "check"
            text: qsTrId("muse.text.apply").replace("{pile}", field.name)
            onClicked: line.enter()
        }
    }
}
