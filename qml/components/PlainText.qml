// Text without markup: markup in user input could contact a stranger’s server. All texts of the
// window are PlainText items; ./dev lint rejects Qt’s Text.
import QtQuick

Text {
    textFormat: Text.PlainText
}
