// Letters as they stand: what somebody has entered is never read as markup, which could call a
// stranger’s server. Every text of the window is one; ./dev lint refuses Qt’s own.
import QtQuick

Text {
    textFormat: Text.PlainText
}
