// Field for renaming; Enter applies the new name, Esc keeps the old one.
import QtQuick
import Cimaise

AppTextField {
    id: field

    signal canceled

    function start(words: string): void {
        text = words;
        selectAll();
        forceActiveFocus();
    }

    //% "New title"
    name: qsTrId("wall.rename")
    maximumLength: 200
    restores: false

    Keys.onEscapePressed: event => {
        event.accepted = true;
        canceled();
    }
}
