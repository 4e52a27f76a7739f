// Loads the file dialogs when first needed, and opens them.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property GameFiles files
    required property SheetExport sheets
    required property PhotosModel photos
    readonly property FileDialogs dialogs: item as FileDialogs
    // id of the saved game to export; 0: the open game
    property double exportedGameId: 0
    // true: exports the ruling as a picture or PDF; false: the score sheet
    property bool ruling: false

    function chooseFileToOpen(): void {
        active = true;
        dialogs.chooseFileToOpen();
    }

    function choosePhoto(): void {
        active = true;
        dialogs.choosePhoto();
    }

    // Asks where to save the open game.
    function chooseFileToSave(): void {
        active = true;
        exportedGameId = 0;
        dialogs.chooseFileToSave(files.suggestedFile(dialogs.folder));
    }

    // Asks where to export a saved game, which stays in the library.
    function chooseFileToExport(gameId: double): void {
        active = true;
        exportedGameId = gameId;
        dialogs.chooseFileToSave(files.suggestedFileOf(gameId, dialogs.folder));
    }

    function chooseExportFile(form: string, ofRuling: bool): void {
        active = true;
        ruling = ofRuling;
        dialogs.chooseExportFile(sheets.suggested(form, dialogs.folder), form);
    }

    Connections {
        target: loader.sheets

        function onFileRequested(form: string, ruling: bool): void {
            loader.chooseExportFile(form, ruling);
        }
    }

    Connections {
        target: loader.files

        function onSaveRequested(): void {
            loader.chooseFileToSave();
        }
    }

    active: false
    sourceComponent: FileDialogs {
        //% "Open a game"
        openTitle: qsTrId("wall.file.open-title")
        //% "Save the game as a file"
        saveTitle: qsTrId("wall.file.save-title")
        //% "Cimaise games (*.cimaise)"
        filter: qsTrId("wall.file.filter")
        //% "Pictures of a code (*.png *.jpg *.jpeg *.webp)"
        pictures: qsTrId("wall.file.pictures")
        suffix: "cimaise"
        //% "Choose a photo of the table"
        photoTitle: qsTrId("wall.file.photo-title")
        //% "Pictures (*.jpg *.jpeg *.png *.webp)"
        photos: qsTrId("wall.file.photos")
        onPhotoChosen: file => loader.photos.add(file)
        //% "Save as a picture or PDF"
        paperTitle: qsTrId("paper.save-title")
        //% "Picture or PDF (*.{ending})"
        paperFilter: qsTrId("paper.filter")
        onPaperChosen: file => loader.sheets.save(file, loader.ruling)
        onOpenChosen: file => loader.files.openFile(file)
        onSaveChosen: file => loader.exportedGameId !== 0 ? loader.files.saveGame(loader.exportedGameId, file) : loader.files.saveFile(file)
    }
}
