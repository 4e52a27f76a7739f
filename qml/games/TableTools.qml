// What can be done at a table; each game says which tools it has.
import QtQuick

QtObject {
    property list<Tool> actions
    // something else than what is mostly entered with stands below the board
    property bool elsewhere: false
    // what stands there was opened from another tool: Back leads there
    property bool inside: false

    function comeBack(): void {
    }
}
