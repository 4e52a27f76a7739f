// Asks where a file of the library, or of the result on the table, is to be saved, and which archive is
// to come in; the system’s windows are loaded the first time that is wanted.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property Desk desk
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
