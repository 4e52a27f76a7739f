// File dialogs for exports and imports.
import QtQuick
import Cimaise

Item {
    id: dialogs

    readonly property alias folder: savePicker.currentFolder
    // file name extensions of the formats that are not named after their extension
    readonly property var extensions: ({
            "play": "bgsplay",
            "chat": "png"
        })
    //% "Files (*.{ending})"
    readonly property string filter: qsTrId("handover.filter")

    signal openChosen(url file)
    signal saveChosen(string form, url file)

    function chooseFileToOpen(): void {
        openPicker.open();
    }

    function chooseFileToSave(form: string, file: url): void {
        const ending = extensions[form] ?? form;
        savePicker.form = form;
        savePicker.defaultSuffix = ending;
        savePicker.nameFilters = [filter.replace("{ending}", ending)];
        savePicker.selectedFile = file;
        savePicker.open();
    }

    ReplaceQuestion {
        id: replace
    }

    FilePicker {
        id: openPicker

        //% "Archives and BG Stats exports ({endings})"
        readonly property string imports: qsTrId("handover.filter.imports")

        //% "Open an archive or an export"
        title: qsTrId("handover.open-title")
        nameFilters: [imports.replace("{endings}", "*.cimaises *.bgsplay *.json")]
        onChosen: file => dialogs.openChosen(file)
    }

    FilePicker {
        id: savePicker

        property string form: ""

        //% "Save as"
        title: qsTrId("handover.save-as")
        saves: true
        onChosen: file => dialogs.saveChosen(form, file)
        onReplaceRequested: file => replace.ask(savePicker, file)
    }
}
