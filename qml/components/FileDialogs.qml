// Dialogs for opening and saving files; loaded on demand.
import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: dialogs

    required property GameFiles files
    required property SheetExport sheets
    required property PhotosModel photos
    required property DataTransfer transfer
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

    // Asks where to save an export of the library or of the result, or which archive to import (form “open”).
    function chooseTransferFile(form: string): void {
        if (form === "open")
            importPicker.open();
        else
            exportPicker.chooseFile(form);
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

    FilePicker {
        id: importPicker

        //% "Archives and BG Stats exports ({endings})"
        readonly property string imports: qsTrId("handover.filter.imports")

        //% "Open an archive or an export"
        title: qsTrId("handover.open-title")
        nameFilters: [imports.replace("{endings}", "*.cimaises *.bgsplay *.json")]
        onChosen: file => dialogs.transfer.open(file)
    }

    FilePicker {
        id: exportPicker

        property string form: ""
        // file name extensions of the formats that are not named after their extension
        readonly property var extensions: ({
                "play": "bgsplay",
                "chat": "png"
            })
        //% "Files (*.{ending})"
        readonly property string filter: qsTrId("handover.filter")

        function chooseFile(chosenForm: string): void {
            form = chosenForm;
            defaultSuffix = extensions[form] ?? form;
            nameFilters = [filter.replace("{ending}", defaultSuffix)];
            selectedFile = dialogs.transfer.suggested(form, currentFolder);
            open();
        }

        //% "Save as"
        title: qsTrId("handover.save-as")
        saves: true
        onChosen: file => dialogs.transfer.saveAs(form, file)
        onReplaceRequested: file => replace.ask(exportPicker, file)
    }
}
