// Tools of the table page, which each game defines.
import QtQuick

QtObject {
    // what is shown below the board
    property list<Tool> actions
    // what a tap on the board does, and what happens to the piece that is chosen
    property list<Tool> modes
    // how many of both have a place in the rail; the lists stay as long as they are
    readonly property int shown: {
        let count = 0;
        for (let i = 0; i < actions.length; ++i)
            count += actions[i].shown ? 1 : 0;
        for (let i = 0; i < modes.length; ++i)
            count += modes[i].shown ? 1 : 0;
        return count;
    }
    // something else than what is mostly entered with stands below the board
    property bool elsewhere: false
    // what stands there was opened from another tool: Back leads there
    property bool inside: false

    function comeBack(): void {
    }
}
