pragma Singleton

// Combines texts as the language requires.
import QtQuick

QtObject {
    function about(subject: string, words: string): string {
        // Replacement by functions, since a name may contain a pattern of replace() such as “$&”.
        //% "{subject}: {words}"
        return qsTrId("wall.about").replace("{subject}", () => subject).replace("{words}", () => words);
    }
}
