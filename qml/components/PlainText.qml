// Text without markup: user input is never read as markup, which could contact a stranger’s server.
// Every text of the window is one; ./dev lint refuses Qt’s own.
import QtQuick

Text {
    textFormat: Text.PlainText
}
