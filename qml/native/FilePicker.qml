// File dialog of the system for opening or saving a file.
import QtQuick
import QtQuick.Dialogs
import Cimaise.App

FileDialog {
    property bool saves: false
    // Qt's own window says “Open” otherwise
    //% "Save"
    readonly property string saveLabel: qsTrId("wall.file.save")

    signal chosen(url file)

    acceptLabel: saves ? saveLabel : ""
    currentFolder: Folders.documents
    fileMode: saves ? FileDialog.SaveFile : FileDialog.OpenFile
    onAccepted: chosen(selectedFile)
}
