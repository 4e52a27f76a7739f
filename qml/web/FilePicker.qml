// File dialog of the browser for opening a file. On saving, the browser itself decides whether to
// ask.
import QtQuick
import Cimaise.App

BrowserFilePicker {
    property string title
    property url currentFolder: "file:///"
    property string defaultSuffix
    property list<string> nameFilters
    property url selectedFile
    property bool saves: false

    // never: the browser asks
    signal replaceAsked(url file)

    function open(): void {
        if (saves)
            chosen(selectedFile);
        else
            ask(nameFilters);
    }
}
