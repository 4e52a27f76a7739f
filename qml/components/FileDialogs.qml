// The system's windows to choose a file in; loaded only when one is asked for.
import QtCore
import QtQuick
import QtQuick.Dialogs

Item {
    id: dialogs

    // where a file is to be kept
    readonly property alias folder: saveDialog.currentFolder

    signal openChosen(url file)
    signal saveChosen(url file)

    function askOpen(): void {
        openDialog.open();
    }

    function askSave(file: url): void {
        saveDialog.selectedFile = file;
        saveDialog.open();
    }

    FileDialog {
        id: openDialog

        //% "Open a game"
        title: qsTrId("wall.file.open-title")
        currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
        //% "Games of Cimaise (*.cimaise)"
        nameFilters: [qsTrId("wall.file.filter")]
        onAccepted: dialogs.openChosen(selectedFile)
    }

    FileDialog {
        id: saveDialog

        //% "Save the game as a file"
        title: qsTrId("wall.file.save-title")
        currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
        defaultSuffix: "cimaise"
        fileMode: FileDialog.SaveFile
        nameFilters: openDialog.nameFilters
        onAccepted: dialogs.saveChosen(selectedFile)
    }
}
