// The system’s windows for what is handed over.
import QtQuick
import QtQuick.Dialogs
import Cimaise
import Cimaise.App

Item {
    id: dialogs

    readonly property alias folder: saveDialog.currentFolder
    // Qt's own window says “Open” otherwise
    //% "Save"
    readonly property string saveLabel: qsTrId("wall.file.save")
    // what the names of a form's files end in
    readonly property var endings: ({
            "play": "bgsplay",
            "chat": "png"
        })
    //% "Files (*.{ending})"
    readonly property string filter: qsTrId("handover.filter")

    signal openChosen(url file)
    signal saveChosen(string form, url file)

    function askOpen(): void {
        openDialog.open();
    }

    function askSave(form: string, file: url): void {
        const ending = endings[form] ?? form;
        saveDialog.form = form;
        saveDialog.defaultSuffix = ending;
        saveDialog.nameFilters = [filter.replace("{ending}", ending)];
        saveDialog.selectedFile = file;
        saveDialog.open();
    }

    FileDialog {
        id: openDialog

        //% "Open an archive"
        title: qsTrId("handover.open")
        currentFolder: Folders.documents
        nameFilters: [dialogs.filter.replace("{ending}", "cimaises")]
        onAccepted: dialogs.openChosen(selectedFile)
    }

    FileDialog {
        id: saveDialog

        property string form: ""

        //% "Save as"
        title: qsTrId("handover.save-as")
        acceptLabel: dialogs.saveLabel
        currentFolder: Folders.documents
        fileMode: FileDialog.SaveFile
        onAccepted: dialogs.saveChosen(form, selectedFile)
    }
}
