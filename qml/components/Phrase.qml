pragma Singleton

// Words put together as the language does.
import QtQuick

QtObject {
    function about(subject: string, words: string): string {
        // functions: a name may hold what replace() takes for a pattern
        //% "{subject}: {words}"
        return qsTrId("wall.about").replace("{subject}", () => subject).replace("{words}", () => words);
    }
}
