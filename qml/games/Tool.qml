// Action of a tool, independent of its button.
import QtQuick

QtObject {
    required property string icon
    required property string text
    // one short word, where the key has no room for more
    property string word: text
    property bool enabled: true
    // without it, the tool has no place in the rail
    property bool shown: true
    property bool on: false
    // something waits there: what, in a few words
    property string waiting: ""

    signal triggered
}
