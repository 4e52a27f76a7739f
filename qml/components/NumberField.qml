// Field for a whole number. Each key takes effect immediately, without Enter. The text is selected
// when the field gets the focus, so that typing replaces it.
import QtQuick
import Cimaise

AppTextField {
    id: field

    // empty: unknown
    required property string value
    property int digits: 3
    // the entered number was rejected, and stays in the field to be corrected
    property bool wrong: false
    // true after the field gets the focus, until the first click has selected the text
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

    // Delayed until the click that focused the field has placed the cursor.
    Timer {
        id: soon

        interval: 0
        onTriggered: field.selectAll()
    }
}
