// The browser's own way to choose a file to open. It asks by itself, or not at all, where one is saved.
import QtQuick
import Cimaise.App

FileGate {
    property string title
    property url currentFolder: "file:///"
    property string defaultSuffix
    property list<string> nameFilters
    property url selectedFile
    property bool saves: false

    function open(): void {
        if (saves)
            chosen(selectedFile);
        else
            ask(nameFilters);
    }
}
