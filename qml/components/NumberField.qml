// A field for a whole number. Each key counts at once, without Enter; what it holds is selected as soon
// as it has the focus, so that typing replaces it.
import QtQuick
import Cimaise

WallField {
    id: field

    // empty: unknown
    required property string value
    property int digits: 3
    // what it holds was refused, and stays to be corrected
    property bool wrong: false
    // a click has not placed the cursor yet
    property bool fresh: false
    property bool typing: false

    signal typed(string text)
    signal stepped(int by)
    signal focusLost

    function show(): void {
        text = value;
    }

    function enter(): void {
        typing = true;
        typed(text);
        typing = false;
    }

    function step(by: int): void {
        stepped(by);
        selectAll();
    }

    horizontalAlignment: TextInput.AlignHCenter
    inputMethodHints: Qt.ImhDigitsOnly
    maximumLength: digits
    validator: RegularExpressionValidator {
        regularExpression: /[0-9]*/
    }

    Keys.onUpPressed: step(1)
    Keys.onDownPressed: step(-1)

    Component.onCompleted: show()
    onValueChanged: if (!typing)
        show()
    onTextEdited: enter()
    onRestored: enter()
    onReleased: {
        if (fresh)
            selectAll();
        fresh = false;
    }
    onActiveFocusChanged: {
        fresh = activeFocus;
        if (activeFocus) {
            soon.start();
            return;
        }
        if (!wrong)
            show();
        focusLost();
    }

    // once the click that gave the focus has placed the cursor
    Timer {
        id: soon

        interval: 0
        onTriggered: field.selectAll()
    }
}
