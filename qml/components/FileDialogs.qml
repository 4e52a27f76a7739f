// Dialogs for opening and saving files; loaded on demand.
import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: dialogs

    required property GameFiles files
    required property SheetExport sheets
    required property PhotosModel photos
    //% "Cimaise games (*.cimaise)"
    readonly property string filter: qsTrId("wall.file.filter")
    // id of the saved game to export; 0: the open game
    property double exportedGameId: 0
    // true: exports the ruling as a picture or PDF; false: the score sheet
    property bool ruling: false

    function chooseFileToOpen(): void {
        openPicker.open();
    }

    function choosePhoto(): void {
        photoPicker.open();
    }

    // Asks where to save the open game, or to export the saved game of that id, which stays in the library.
    function chooseFileToSave(gameId: double): void {
        exportedGameId = gameId;
        savePicker.selectedFile = gameId !== 0 ? files.suggestedFileOf(gameId, savePicker.currentFolder) : files.suggestedFile(savePicker.currentFolder);
        savePicker.open();
    }

    function chooseExportFile(form: string, ofRuling: bool): void {
        //% "Picture or PDF (*.{ending})"
        const paperFilter = qsTrId("paper.filter");
        ruling = ofRuling;
        paperPicker.defaultSuffix = form;
        paperPicker.nameFilters = [paperFilter.replace("{ending}", form)];
        paperPicker.selectedFile = sheets.suggested(form, savePicker.currentFolder);
        paperPicker.open();
    }

    ReplaceQuestion {
        id: replace
    }

    FilePicker {
        id: photoPicker

        //% "Pictures (*.jpg *.jpeg *.png *.webp)"
        readonly property string photoFilter: qsTrId("wall.file.photos")

        //% "Choose a photo of the table"
        title: qsTrId("wall.file.photo-title")
        currentFolder: Folders.pictures
        nameFilters: [photoFilter]
        onChosen: file => dialogs.photos.add(file)
    }

    FilePicker {
        id: openPicker

        //% "Pictures of a code (*.png *.jpg *.jpeg *.webp)"
        readonly property string pictures: qsTrId("wall.file.pictures")

        //% "Open a game"
        title: qsTrId("wall.file.open-title")
        nameFilters: [dialogs.filter, pictures]
        onChosen: file => dialogs.files.openFile(file)
    }

    FilePicker {
        id: savePicker

        //% "Save the game as a file"
        title: qsTrId("wall.file.save-title")
        defaultSuffix: "cimaise"
        nameFilters: [dialogs.filter]
        saves: true
        onChosen: file => dialogs.exportedGameId !== 0 ? dialogs.files.saveGame(dialogs.exportedGameId, file) : dialogs.files.saveFile(file)
        onReplaceRequested: file => replace.ask(savePicker, file)
    }

    FilePicker {
        id: paperPicker

        //% "Save as a picture or PDF"
        title: qsTrId("paper.save-title")
        saves: true
        onChosen: file => dialogs.sheets.save(file, dialogs.ruling)
        onReplaceRequested: file => replace.ask(paperPicker, file)
    }
}
