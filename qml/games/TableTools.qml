// What can be done at a table; each game says which tools it has.
import QtQuick

QtObject {
    property list<Tool> actions
}
