// Combines texts as the language requires.
pragma Singleton

import QtQuick

QtObject {
    function about(subject: string, words: string): string {
        // Replacement by functions, since a name may contain a pattern of replace() such as “$&”.
        //% "{subject}: {words}"
        return qsTrId("wall.about").replace("{subject}", () => subject).replace("{words}", () => words);
    }

    // Lets a line break between numbers: Qt keeps “13, 14, 16” in one piece.
    function breakable(text: string): string {
        return text.replace(/(\d[,;:\u202f]+ )(?=\d)/g, "$1\u200b");
    }
}
