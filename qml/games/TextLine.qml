// Line of typed text: Enter or the button applies it, and an error is shown below it.
import QtQuick
import QtQuick.Layouts
import Cimaise

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

    // applies the text; the handler sets `problem`
    signal submitted(string text)
    // emitted after a text without error was applied
    signal entered

    function load(): void {
    }

    function show(): void {
        load();
        shown = stored;
        field.text = shown;
        problem = "";
    }

    // Shows another entered text, but keeps what is typed and not applied yet.
    function follow(): void {
        if (!field.activeFocus && field.text === shown)
            show();
    }

    function enter(): void {
        submitted(field.text);
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

    BodyText {
        Layout.fillWidth: true
        Accessible.ignored: true
        visible: line.label !== "" && line.labelWidth === 0
        text: line.label
        color: line.labelColor
        font.weight: Font.DemiBold
    }

    RowLayout {
        spacing: Style.gap

        BodyText {
            Layout.preferredWidth: line.labelWidth
            Accessible.ignored: true
            visible: line.labelWidth > 0
            text: line.label
            color: line.labelColor
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }

        AppTextField {
            id: field

            Layout.fillWidth: true
            Accessible.description: line.problem
            focus: line.first
            inputMethodHints: Qt.ImhNoPredictiveText
            name: line.name
            replaceable: text === line.shown
            onAccepted: line.enter()
            onTextChanged: line.problem = ""
        }

        IconButton {
            icon.name: "check"
            text: line.applyName
            onClicked: line.enter()
        }
    }

    BodyText {
        Layout.fillWidth: true
        Layout.leftMargin: line.labelWidth > 0 ? line.labelWidth + Style.gap : 0
        visible: text !== ""
        text: line.problem
        color: Style.illegal
        font.pixelSize: line.problemSize
    }
}
