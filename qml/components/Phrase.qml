pragma Singleton

// Combines texts as the language requires.
import QtQuick

QtObject {
    function about(subject: string, words: string): string {
        // functions: a name may hold what replace() takes for a pattern
        //% "{subject}: {words}"
        return qsTrId("wall.about").replace("{subject}", () => subject).replace("{words}", () => words);
    }
}
