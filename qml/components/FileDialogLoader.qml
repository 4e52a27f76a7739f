// Loads the file dialogs when first needed, and opens them.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property GameFiles files
    required property SheetExport sheets
    required property PhotosModel photos
    required property DataTransfer transfer

    // Returns the dialogs, which are loaded at the first call.
    function loaded(): FileDialogs {
        active = true;
        return item as FileDialogs;
    }

    Connections {
        target: loader.sheets

        function onFileRequested(form: string, ruling: bool): void {
            loader.loaded().chooseExportFile(form, ruling);
        }
    }

    Connections {
        target: loader.files

        function onSaveRequested(): void {
            loader.loaded().chooseFileToSave(0);
        }
    }

    Connections {
        target: loader.transfer

        function onFileRequested(form: string): void {
            loader.loaded().chooseTransferFile(form);
        }
    }

    active: false
    // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
    // qmllint disable unqualified
    sourceComponent: FileDialogs {
        files: loader.files
        sheets: loader.sheets
        photos: loader.photos
        transfer: loader.transfer
    }
    // qmllint enable unqualified
}
