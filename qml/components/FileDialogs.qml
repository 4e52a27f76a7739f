// Dialogs for opening and saving files; loaded on demand.
import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: dialogs

    required property string openTitle
    required property string saveTitle
    // name filter in the syntax of the system's dialogs, and the file name extension
    required property string filter
    required property string suffix
    // name filter of pictures, which can be opened as well; empty for none
    property string pictures: ""
    // title and name filter for choosePhoto()
    property string photoTitle: ""
    property string photos: ""
    // title and name filter for chooseExportFile(); {ending} is replaced by the file name extension
    property string paperTitle: ""
    property string paperFilter: ""
    // folder of the dialog for saving
    readonly property alias folder: savePicker.currentFolder

    signal openChosen(url file)
    signal saveChosen(url file)
    signal photoChosen(url file)
    signal paperChosen(url file)

    function chooseFileToOpen(): void {
        openPicker.open();
    }

    function chooseFileToSave(file: url): void {
        savePicker.selectedFile = file;
        savePicker.open();
    }

    function chooseExportFile(file: url, ending: string): void {
        paperPicker.defaultSuffix = ending;
        paperPicker.nameFilters = [dialogs.paperFilter.replace("{ending}", ending)];
        paperPicker.selectedFile = file;
        paperPicker.open();
    }

    function choosePhoto(): void {
        photoPicker.open();
    }

    ReplaceQuestion {
        id: replace
    }

    FilePicker {
        id: photoPicker

        title: dialogs.photoTitle
        currentFolder: Folders.pictures
        nameFilters: [dialogs.photos]
        onChosen: file => dialogs.photoChosen(file)
    }

    FilePicker {
        id: openPicker

        title: dialogs.openTitle
        nameFilters: dialogs.pictures === "" ? [dialogs.filter] : [dialogs.filter, dialogs.pictures]
        onChosen: file => dialogs.openChosen(file)
    }

    FilePicker {
        id: savePicker

        title: dialogs.saveTitle
        defaultSuffix: dialogs.suffix
        nameFilters: [dialogs.filter]
        saves: true
        onChosen: file => dialogs.saveChosen(file)
        onReplaceRequested: file => replace.ask(savePicker, file)
    }

    FilePicker {
        id: paperPicker

        title: dialogs.paperTitle
        saves: true
        onChosen: file => dialogs.paperChosen(file)
        onReplaceRequested: file => replace.ask(paperPicker, file)
    }
}
