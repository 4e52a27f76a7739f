// Asks where to save an export of the library or of the result, and which archive to import; the
// system’s dialogs are loaded when first needed.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property DataTransfer transfer

    Connections {
        target: loader.transfer

        function onFileRequested(form: string): void {
            loader.active = true;
            const dialogs = loader.item as TransferFileDialogs;
            if (form === "open")
                dialogs.chooseFileToOpen();
            else
                dialogs.chooseFileToSave(form);
        }
    }

    active: false
    // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
    // qmllint disable unqualified
    sourceComponent: TransferFileDialogs {
        transfer: loader.transfer
    }
    // qmllint enable unqualified
}
