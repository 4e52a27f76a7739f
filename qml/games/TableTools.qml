// Tools of the table page, which each game defines.
import QtQuick

QtObject {
    property list<Tool> actions
    // something else than what is mostly entered with stands below the board
    property bool elsewhere: false

    function comeBack(): void {
    }
}
