// The system's windows to choose a file of copy facts in.
import QtCore
import QtQuick
import QtQuick.Dialogs

Item {
    id: dialogs

    signal openChosen(url file)
    signal saveChosen(url file)

    function askOpen(): void {
        openDialog.open();
    }

    function askSave(): void {
        saveDialog.selectedFile = saveDialog.currentFolder + "/museum.cimaise-copy";
        saveDialog.open();
    }

    FileDialog {
        id: openDialog

        //% "Take over a copy"
        title: qsTrId("museum.menu.copy.open")
        currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
        //% "Copy facts of Museum (*.cimaise-copy)"
        nameFilters: [qsTrId("museum.copy.filter")]
        onAccepted: dialogs.openChosen(selectedFile)
    }

    FileDialog {
        id: saveDialog

        //% "Save my copy"
        title: qsTrId("museum.menu.copy.save")
        currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
        defaultSuffix: "cimaise-copy"
        fileMode: FileDialog.SaveFile
        nameFilters: openDialog.nameFilters
        onAccepted: dialogs.saveChosen(selectedFile)
    }
}
