// Tools of the table page, which each game defines.
import QtQuick

QtObject {
    // tools that open a panel below the board
    property list<Tool> actions
    // tools that change the effect of a tap on the board, or act on the selected piece
    property list<Tool> modes
    // number of tools visible in the rail; hidden tools stay in the lists
    readonly property int shown: {
        let count = 0;
        for (let i = 0; i < actions.length; ++i)
            count += actions[i].shown ? 1 : 0;
        for (let i = 0; i < modes.length; ++i)
            count += modes[i].shown ? 1 : 0;
        return count;
    }
    // true if the panel below the board is not the usual one
    property bool elsewhere: false
    // true if that panel was opened from another one, to which Back returns
    property bool inside: false

    function comeBack(): void {
    }
}
