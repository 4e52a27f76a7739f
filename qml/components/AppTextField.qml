// Text field. Based on the template, because the placeholder text of the styles is read as markup.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Cimaise

T.TextField {
    id: field

    required property string name
    // true for names of people, in which each word begins with a capital
    property bool ofPerson: false
    // Esc restores the text from before the field got the focus
    property bool restores: true
    property string before: ""
    property bool edited: false
    // colour of the border without keyboard focus
    property color outline: Style.controlOutline
    // true while the field shows what is entered already: type() replaces it
    property bool replaceable: false

    // emitted when Esc has restored the earlier text
    signal restored
    // emitted on Ctrl+Z or Ctrl+Y if the field has nothing to undo or redo
    signal undoRequested
    signal redoRequested

    function keep(): void {
        before = text;
        edited = false;
    }

    // Replaces the tabs and line breaks of a pasted text by spaces. An assignment to `text` would end
    // its binding.
    function stayOneLine(): void {
        const line = text.replace(/[\t-\r\u0085\u2028\u2029]+/g, " ");
        if (line === text)
            return;
        const behind = length - cursorPosition;
        remove(0, length);
        insert(0, line);
        cursorPosition = length - behind;
        textEdited();
    }

    // Clears the text and takes the focus; Esc restores the text.
    function startOver(): void {
        forceActiveFocus(Qt.MouseFocusReason);
        clear();
        textEdited();
    }

    // Takes the focus, and a letter that was typed elsewhere.
    function type(letter: string): void {
        if (replaceable)
            clear();
        forceActiveFocus(Qt.TabFocusReason);
        insert(cursorPosition, letter);
        edited = true;
    }

    Layout.fillWidth: true
    implicitWidth: Math.max(contentWidth, placeholder.implicitWidth) + leftPadding + rightPadding
    implicitHeight: Math.max(Style.touch, contentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide - 4
    rightPadding: Style.gapWide - 4
    color: Style.ink
    placeholderTextColor: Style.inkSoft
    selectByMouse: true
    selectionColor: Style.accent
    selectedTextColor: Style.accentInk
    verticalAlignment: TextInput.AlignVCenter
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }

    Accessible.name: name

    Keys.onEscapePressed: event => {
        event.accepted = restores && edited;
        if (!event.accepted)
            return;
        text = before;
        edited = false;
        restored();
    }
    // A TextField accepts the undo and redo keys even if it has nothing to undo or redo.
    // qmllint disable unqualified
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.matches(StandardKey.Undo) && !canUndo)
            undoRequested();
        else if (event.matches(StandardKey.Redo) && !canRedo)
            redoRequested();
        else
            event.accepted = false;
    }
    // qmllint enable unqualified

    onAccepted: later.start()
    onActiveFocusChanged: keep()
    onTextEdited: {
        edited = true;
        stayOneLine();
    }

    // Delayed until the handlers of accepted() have run, which may change the text.
    Timer {
        id: later

        interval: 0
        onTriggered: field.keep()
    }

    PlainText {
        id: placeholder

        // an example may be cut off; the name of the field says what it is for
        readonly property bool mayElide: true

        x: field.leftPadding
        y: field.topPadding
        width: field.width - field.leftPadding - field.rightPadding
        height: field.height - field.topPadding - field.bottomPadding
        visible: field.length === 0 && field.preeditText === ""
        Accessible.ignored: true
        text: field.placeholderText
        color: field.placeholderTextColor
        elide: Text.ElideRight
        font: field.font
        horizontalAlignment: field.effectiveHorizontalAlignment
        verticalAlignment: field.verticalAlignment
    }

    background: Rectangle {
        color: Style.panel
        radius: Style.radius
        border {
            width: field.activeFocus || field.outline !== Style.controlOutline ? 2 : 1
            color: field.activeFocus ? Style.accent : field.outline
        }
    }
}
