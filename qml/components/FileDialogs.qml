// The system's windows to choose a file in; loaded only when one is asked for.
import QtQuick
import QtQuick.Dialogs
import Cimaise.App

Item {
    id: dialogs

    required property string openTitle
    required property string saveTitle
    // the files to choose from, as the system's windows want it said, and what their names end in
    required property string filter
    required property string suffix
    // pictures that may be opened instead; empty for none
    property string pictures: ""
    // what is asked for by askPhoto()
    property string photoTitle: ""
    property string photos: ""
    // what is asked for by askPaper(), with {ending} for what the name ends in
    property string paperTitle: ""
    property string paperFilter: ""
    // Qt's own window says “Open” otherwise
    //% "Save"
    readonly property string saveLabel: qsTrId("wall.file.save")
    // where a file is to be kept
    readonly property alias folder: saveDialog.currentFolder

    signal openChosen(url file)
    signal saveChosen(url file)
    signal photoChosen(url file)
    signal paperChosen(url file)

    function askOpen(): void {
        openDialog.open();
    }

    function askSave(file: url): void {
        saveDialog.selectedFile = file;
        saveDialog.open();
    }

    function askPaper(file: url, ending: string): void {
        paperDialog.defaultSuffix = ending;
        paperDialog.nameFilters = [dialogs.paperFilter.replace("{ending}", ending)];
        paperDialog.selectedFile = file;
        paperDialog.open();
    }

    function askPhoto(): void {
        photoDialog.open();
    }

    FileDialog {
        id: photoDialog

        title: dialogs.photoTitle
        currentFolder: Folders.pictures
        nameFilters: [dialogs.photos]
        onAccepted: dialogs.photoChosen(selectedFile)
    }

    FileDialog {
        id: openDialog

        title: dialogs.openTitle
        currentFolder: Folders.documents
        nameFilters: dialogs.pictures === "" ? [dialogs.filter] : [dialogs.filter, dialogs.pictures]
        onAccepted: dialogs.openChosen(selectedFile)
    }

    FileDialog {
        id: saveDialog

        title: dialogs.saveTitle
        currentFolder: Folders.documents
        acceptLabel: dialogs.saveLabel
        defaultSuffix: dialogs.suffix
        fileMode: FileDialog.SaveFile
        nameFilters: [dialogs.filter]
        onAccepted: dialogs.saveChosen(selectedFile)
    }

    FileDialog {
        id: paperDialog

        title: dialogs.paperTitle
        acceptLabel: dialogs.saveLabel
        currentFolder: Folders.documents
        fileMode: FileDialog.SaveFile
        onAccepted: dialogs.paperChosen(selectedFile)
    }
}
