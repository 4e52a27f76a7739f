// Field for a text of several lines. Based on the template, because the placeholder text of the
// styles is read as markup.
import QtQuick
import QtQuick.Templates as T
import Cimaise

T.TextArea {
    id: field

    required property string name
    required property string stored
    // error in the typed text; empty without one
    property string problem: ""
    property string before: ""

    signal typed
    signal finished

    function showStored(): void {
        if (!activeFocus && problem === "" && text !== stored)
            text = stored;
    }

    function leave(forward: bool): void {
        nextItemInFocusChain(forward).forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    implicitHeight: Math.max(3 * Style.touch, contentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide - 4
    rightPadding: Style.gapWide - 4
    color: Style.ink
    selectByMouse: true
    selectionColor: Style.accent
    selectedTextColor: Style.accentInk
    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }

    Accessible.description: problem
    Accessible.multiLine: true
    Accessible.name: name

    // Tab moves the focus, as in every other field
    Keys.priority: Keys.BeforeItem
    Keys.onTabPressed: leave(true)
    Keys.onBacktabPressed: leave(false)
    Keys.onEscapePressed: event => {
        event.accepted = text !== before;
        if (event.accepted) {
            text = before;
            typed();
        }
    }

    Component.onCompleted: text = stored
    onStoredChanged: showStored()
    onTextChanged: if (activeFocus)
        typed()
    onActiveFocusChanged: {
        before = text;
        if (!activeFocus) {
            finished();
            showStored();
        }
    }

    background: Rectangle {
        color: Style.panel
        radius: Style.radius
        border {
            width: field.activeFocus ? 2 : 1
            color: field.activeFocus ? Style.accent : Style.controlOutline
        }
    }
}
