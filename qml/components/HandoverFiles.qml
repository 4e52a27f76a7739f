// Asks where to save an export of the library or of the result, and which archive to import; the
// system’s dialogs are loaded when first needed.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property AppController desk
    readonly property HandoverDialogs dialogs: item as HandoverDialogs

    function askOpen(): void {
        active = true;
        dialogs.askOpen();
    }

    function askSave(form: string): void {
        active = true;
        dialogs.askSave(form, desk.suggestedHandover(form, dialogs.folder));
    }

    Connections {
        target: loader.desk

        function onHandoverAsked(form: string): void {
            if (form === "open")
                loader.askOpen();
            else
                loader.askSave(form);
        }
    }

    active: false
    sourceComponent: HandoverDialogs {
        onOpenChosen: file => loader.desk.handOver.open(file)
        onSaveChosen: (form, file) => loader.desk.handOverTo(form, file)
    }
}
