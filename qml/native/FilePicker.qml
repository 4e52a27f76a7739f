// File dialog of the system for opening or saving a file; Qt's own dialog where the system has none.
import QtQuick
import QtQuick.Dialogs
import Cimaise
import Cimaise.App

FileDialog {
    id: picker

    property bool saves: false
    // Qt's own dialog is shown: it asks nothing before it replaces a file
    property bool qtOwn: false
    // Qt's own window says “Open” otherwise
    //% "Save"
    readonly property string saveLabel: qsTrId("wall.file.save")

    signal chosen(url file)
    // a file of this name exists already
    signal replaceAsked(url file)

    function prepare(): void {
        if (visible && saves)
            qtOwn = QtFileDialog.prepare(saveLabel, Style.panel);
    }

    function take(): void {
        const file = saves && qtOwn ? QtFileDialog.typedFile(selectedFile, defaultSuffix) : selectedFile;
        if (saves && qtOwn && QtFileDialog.exists(file))
            replaceAsked(file);
        else
            chosen(file);
    }

    acceptLabel: saves ? saveLabel : ""
    currentFolder: Folders.documents
    fileMode: saves ? FileDialog.SaveFile : FileDialog.OpenFile
    onAccepted: take()
    onVisibleChanged: if (visible)
        shown.restart()

    // the list of files takes the focus as soon as it is there
    readonly property Timer shown: Timer {
        interval: 100
        onTriggered: picker.prepare()
    }
}
