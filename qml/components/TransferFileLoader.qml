// Asks where to save an export of the library or of the result, and which archive to import; the
// system’s dialogs are loaded when first needed.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property DataTransfer transfer
    readonly property TransferFileDialogs dialogs: item as TransferFileDialogs

    function chooseFileToOpen(): void {
        active = true;
        dialogs.chooseFileToOpen();
    }

    function chooseFileToSave(form: string): void {
        active = true;
        dialogs.chooseFileToSave(form, transfer.suggested(form, dialogs.folder));
    }

    Connections {
        target: loader.transfer

        function onFileRequested(form: string): void {
            if (form === "open")
                loader.chooseFileToOpen();
            else
                loader.chooseFileToSave(form);
        }
    }

    active: false
    sourceComponent: TransferFileDialogs {
        onOpenChosen: file => loader.transfer.open(file)
        onSaveChosen: (form, file) => loader.transfer.saveAs(form, file)
    }
}
