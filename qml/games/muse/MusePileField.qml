// One pile of the artist as a line of text.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property MusePilesPart piles
    required property string label
    property bool palace: false
    property string problem: ""
    // text of the pile as entered
    property string shown: ""
    readonly property int side: piles.side
    readonly property alias field: field

    signal entered

    function show(): void {
        shown = palace ? piles.palaceText : piles.studioText;
        field.text = shown;
        problem = "";
    }

    function enter(): void {
        problem = piles.enterText(palace, field.text);
        if (problem === "") {
            show();
            entered();
        }
    }

    function take(): void {
        field.forceActiveFocus(Qt.TabFocusReason);
        field.selectAll();
    }

    spacing: 2

    Component.onCompleted: show()
    onSideChanged: show()

    Connections {
        target: line.piles
        enabled: !field.activeFocus

        // keeps what is typed but not entered yet
        function onChanged(): void {
            if (field.text === line.shown)
                line.show();
        }
    }

    WallText {
        Layout.fillWidth: true
        Accessible.ignored: true
        text: line.label
        color: Style.brass
        font.weight: Font.DemiBold
    }

    RowLayout {
        spacing: Style.gap

        WallField {
            id: field

            Layout.fillWidth: true
            Accessible.description: line.problem
            inputMethodHints: Qt.ImhNoPredictiveText
            name: line.label
            replaceable: text === line.shown
            onAccepted: line.enter()
        }

        IconButton {
            icon.name: "check"
            //% "Enter: {pile}"
            text: qsTrId("muse.text.apply").replace("{pile}", line.label)
            onClicked: line.enter()
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: line.problem
        color: Style.illegal
        font.pixelSize: Style.smallSize
    }
}
