// Field for renaming; Enter applies the new name, Esc restores the old one.
import QtQuick
import Cimaise

AppTextField {
    id: field

    // true after typed()
    property bool stored: false
    property string initial: ""

    signal canceled
    // emitted at least every half second while letters are entered
    signal typed

    function start(words: string): void {
        text = words;
        initial = words;
        stored = false;
        selectAll();
        forceActiveFocus();
    }

    //% "New title"
    name: qsTrId("wall.rename")
    maximumLength: 200
    restores: false

    onTextEdited: if (!pause.running)
        pause.start()
    onVisibleChanged: if (!visible)
        pause.stop()

    Keys.onEscapePressed: event => {
        event.accepted = true;
        canceled();
    }

    Timer {
        id: pause

        interval: 500
        onTriggered: {
            field.stored = true;
            field.typed();
        }
    }
}
