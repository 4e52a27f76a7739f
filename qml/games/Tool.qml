// Tool of the rail: its texts, state and action, independent of its button.
import QtQuick

QtObject {
    required property string icon
    required property string text
    // short label for a button that is too narrow for the text
    property string word: text
    // id of the keyboard shortcut; empty for none
    property string shortcut: ""
    property bool enabled: true
    // false: not visible in the rail
    property bool shown: true
    property bool on: false
    // names input of this tool that is still pending; empty for none
    property string waiting: ""

    signal triggered
}
