// Line of typed text: Enter or the button applies it, and an error is shown below it. A line with
// several meanings is applied once one of them is chosen. A line that was left without applying it is
// marked, and kept for each player.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property string name
    // name of the button that applies the text
    required property string applyName
    // label above the field, or left of it if labelWidth is set; empty for none
    property string label: ""
    property color labelColor: Style.brass
    property real labelWidth: 0
    property int problemSize: Style.smallSize
    property alias placeholder: field.placeholderText
    // true if the field gets the keyboard focus of its panel
    property bool first: false
    // error in the text; empty without one
    property string problem: ""
    // text as entered; load() updates it
    property string stored: ""
    // entered text that was last put into the field
    property string shown: ""
    readonly property alias field: field
    // player whose line is shown, from 0
    property int side: 0
    property int shownSide: 0
    // texts that are not entered yet, and the name of this line among them
    required property TextDrafts drafts
    required property string draft
    // true if the field was left with a text that is not applied
    readonly property bool waiting: field.text !== shown && !field.activeFocus
    //% "Not entered yet. Press Enter to apply it."
    readonly property string waitingText: qsTrId("text.waiting")

    // applies the text; the handler sets `problem`
    signal submitted(string text)
    // emitted after the Enter key applied a text without error: the focus may move on
    signal entered

    function load(): void {}

    // meanings of an ambiguous line, each as the text to apply
    function meaningsOf(text: string): var {
        return [];
    }

    function show(): void {
        load();
        shown = stored;
        field.text = drafts.has(draft, shownSide) ? drafts.text(draft, shownSide) : shown;
        if (!field.activeFocus)
            field.cursorPosition = 0;
        problem = "";
    }

    function turn(): void {
        shownSide = side;
        show();
    }

    // Shows another entered text, but keeps what is typed and not applied yet.
    function showIfUnedited(): void {
        if (!field.activeFocus && field.text === shown)
            show();
    }

    function enter(): void {
        const before = shown;
        const typedFor = shownSide;
        const typed = field.text;
        shown = typed; // the line of the next player may be shown at once
        submitted(typed);
        if (problem === "" && drafts.enter(draft, typedFor, typed)) {
            show();
            return;
        }
        meanings.lines = problem === "" ? [] : meaningsOf(typed);
        shown = before;
    }

    function take(): void {
        field.forceActiveFocus(Qt.TabFocusReason);
        field.selectAll();
    }

    spacing: 2

    Component.onCompleted: {
        shownSide = side;
        show();
    }
    onProblemChanged: if (problem === "")
        meanings.lines = []
    onSideChanged: if (side !== shownSide)
        turn()

    // another game, or the state of another window
    Connections {
        target: line.drafts

        function onReplaced(): void {
            line.show();
        }
    }

    ControlText {
        visible: line.label !== "" && line.labelWidth === 0
        text: line.label
        color: line.labelColor
        font.weight: Font.DemiBold
    }

    RowLayout {
        spacing: Style.gap

        ControlText {
            Layout.fillWidth: false
            Layout.preferredWidth: line.labelWidth
            visible: line.labelWidth > 0
            text: line.label
            color: line.labelColor
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }

        AppTextField {
            id: field

            // Esc restores the text that was applied last
            function keep(): void {
                before = line.shown;
                edited = text !== line.shown;
            }

            Accessible.description: line.problem || (line.waiting ? line.waitingText : "")
            focus: line.first
            inputMethodHints: Qt.ImhNoPredictiveText
            name: line.name
            outline: line.waiting ? Style.missing : Style.controlOutline
            replaceable: text === line.shown
            onAccepted: {
                line.enter();
                if (line.problem === "")
                    line.entered();
            }
            onTextChanged: {
                line.problem = "";
                if (text === line.shown)
                    line.drafts.drop(line.draft, line.shownSide);
                else
                    line.drafts.keep(line.draft, line.shownSide, text);
            }
        }

        IconButton {
            foreground: line.waiting ? Style.missing : Style.ink
            icon.name: "check"
            text: line.waiting ? TextFormat.about(line.applyName, line.waitingText) : line.applyName
            onClicked: line.enter()
        }
    }

    BodyText {
        Layout.leftMargin: line.labelWidth > 0 ? line.labelWidth + Style.gap : 0
        visible: text !== ""
        text: line.problem
        color: Style.illegal
        font.pixelSize: line.problemSize
    }

    // Meanings of an ambiguous line, as buttons: a tap enters the line as meant.
    FlowLine {
        id: meanings

        property list<string> lines: []

        Layout.leftMargin: line.labelWidth > 0 ? line.labelWidth + Style.gap : 0
        visible: lines.length > 0

        Repeater {
            model: meanings.lines

            AppButton {
                required property string modelData

                width: Math.min(implicitWidth, meanings.width)
                Accessible.name: TextFormat.about(
                //% "Read as"
                qsTrId("text.meaning"), modelData)
                text: modelData
                onClicked: {
                    field.text = modelData;
                    line.enter();
                }
            }
        }
    }
}
