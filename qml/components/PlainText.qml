// Text without markup: markup in user input could contact a stranger’s server. All texts of the
// window are PlainText items; ./dev lint rejects Qt’s Text.
import QtQuick

Text {
    // at the left as well for a name written from right to left
    horizontalAlignment: Text.AlignLeft
    textFormat: Text.PlainText
}
