// File dialog of the browser for opening a file. When a file is saved, the browser itself may ask
// for the location.
import QtQuick
import Cimaise.App

BrowserFilePicker {
    property string title
    property url currentFolder: "file:///"
    property string defaultSuffix
    property list<string> nameFilters
    property url selectedFile
    property bool saves: false

    // never emitted: the browser handles existing files
    signal replaceRequested(url file)

    function open(): void {
        if (saves)
            chosen(selectedFile);
        else
            ask(nameFilters);
    }
}
