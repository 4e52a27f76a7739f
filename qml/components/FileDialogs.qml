// Dialogs for opening and saving files; loaded on demand.
import QtQuick
import Cimaise
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
    // where a file is to be kept
    readonly property alias folder: savePicker.currentFolder

    signal openChosen(url file)
    signal saveChosen(url file)
    signal photoChosen(url file)
    signal paperChosen(url file)

    function askOpen(): void {
        openPicker.open();
    }

    function askSave(file: url): void {
        savePicker.selectedFile = file;
        savePicker.open();
    }

    function askPaper(file: url, ending: string): void {
        paperPicker.defaultSuffix = ending;
        paperPicker.nameFilters = [dialogs.paperFilter.replace("{ending}", ending)];
        paperPicker.selectedFile = file;
        paperPicker.open();
    }

    function askPhoto(): void {
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
        onReplaceAsked: file => replace.ask(file, chosen)
    }

    FilePicker {
        id: paperPicker

        title: dialogs.paperTitle
        saves: true
        onChosen: file => dialogs.paperChosen(file)
        onReplaceAsked: file => replace.ask(file, chosen)
    }
}
