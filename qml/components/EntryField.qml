// Text field for a stored text: shows it again when it has changed elsewhere, unless it is being
// edited or has an error.
import QtQuick
import Cimaise

AppTextField {
    required property string stored
    // error in the typed text; empty without one
    property string problem: ""

    signal typed
    signal finished

    function showStored(): void {
        if (!activeFocus && problem === "")
            text = stored;
    }

    Accessible.description: problem

    Component.onCompleted: text = stored
    onStoredChanged: showStored()
    onTextEdited: typed()
    onRestored: typed()
    onEditingFinished: finished()
    onActiveFocusChanged: if (!activeFocus) {
        finished(); // an error keeps the text in the field
        showStored();
    }
}
