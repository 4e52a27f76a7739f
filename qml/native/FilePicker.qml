// File dialog of the system for opening or saving a file; Qt's own dialog where the system has none.
import QtQuick
import QtQuick.Dialogs
import Cimaise
import Cimaise.App

FileDialog {
    id: picker

    property bool saves: false
    // true if Qt's own dialog is shown, which replaces files without asking
    property bool qtOwn: false
    // label of the button for saving; Qt's own dialog would show “Open”
    //% "Save"
    readonly property string saveLabel: qsTrId("wall.file.save")

    signal chosen(url file)
    // emitted instead of chosen() if Qt's own dialog was used and the file exists
    signal replaceRequested(url file)

    function prepare(): void {
        if (visible && saves)
            qtOwn = QtFileDialog.prepare(saveLabel, Style.panel);
    }

    function acceptSelection(): void {
        const file = saves && qtOwn ? QtFileDialog.typedFile(selectedFile, defaultSuffix) : selectedFile;
        if (saves && qtOwn && QtFileDialog.exists(file))
            replaceRequested(file);
        else
            chosen(file);
    }

    acceptLabel: saves ? saveLabel : ""
    currentFolder: Folders.documents
    fileMode: saves ? FileDialog.SaveFile : FileDialog.OpenFile
    onAccepted: acceptSelection()
    onVisibleChanged: if (visible)
        shown.restart()

    // Delays prepare(), because the list of files takes the focus when it is loaded.
    readonly property Timer shown: Timer {
        interval: 100
        onTriggered: picker.prepare()
    }
}
