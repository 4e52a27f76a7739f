// Tools of the table page, which each game defines.
import QtQuick

QtObject {
    // what is shown below the board
    property list<Tool> actions
    // what a tap on the board does, and what happens to the piece that is chosen
    property list<Tool> modes
    // something else than what is mostly entered with stands below the board
    property bool elsewhere: false
    // what stands there was opened from another tool: Back leads there
    property bool inside: false

    function comeBack(): void {
    }
}
