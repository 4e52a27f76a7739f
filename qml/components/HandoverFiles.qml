// Asks where to save an export of the library or of the result, and which archive to import; the
// system’s dialogs are loaded when first needed.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property DataTransfer transfer
    readonly property HandoverDialogs dialogs: item as HandoverDialogs

    function askOpen(): void {
        active = true;
        dialogs.askOpen();
    }

    function askSave(form: string): void {
        active = true;
        dialogs.askSave(form, transfer.suggested(form, dialogs.folder));
    }

    Connections {
        target: loader.transfer

        function onFileAsked(form: string): void {
            if (form === "open")
                loader.askOpen();
            else
                loader.askSave(form);
        }
    }

    active: false
    sourceComponent: HandoverDialogs {
        onOpenChosen: file => loader.transfer.open(file)
        onSaveChosen: (form, file) => loader.transfer.saveAs(form, file)
    }
}
