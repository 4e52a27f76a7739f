// Asks for files to open and to save, and loads the dialogs the first time that is wanted.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property Desk desk
    readonly property FileDialogs dialogs: item as FileDialogs

    function askOpen(): void {
        active = true;
        dialogs.askOpen();
    }

    function askSave(): void {
        active = true;
        dialogs.askSave(desk.suggestedFileName());
    }

    active: false
    sourceComponent: FileDialogs {
        onOpenChosen: file => loader.desk.openFile(file)
        onSaveChosen: file => loader.desk.saveFile(file)
    }
}
