// File dialogs for exports and imports.
import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: dialogs

    required property DataTransfer transfer
    // file name extensions of the formats that are not named after their extension
    readonly property var extensions: ({
            "play": "bgsplay",
            "chat": "png"
        })
    //% "Files (*.{ending})"
    readonly property string filter: qsTrId("handover.filter")

    function chooseFileToOpen(): void {
        openPicker.open();
    }

    function chooseFileToSave(form: string): void {
        const ending = extensions[form] ?? form;
        savePicker.form = form;
        savePicker.defaultSuffix = ending;
        savePicker.nameFilters = [filter.replace("{ending}", ending)];
        savePicker.selectedFile = transfer.suggested(form, savePicker.currentFolder);
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
        onChosen: file => dialogs.transfer.open(file)
    }

    FilePicker {
        id: savePicker

        property string form: ""

        //% "Save as"
        title: qsTrId("handover.save-as")
        saves: true
        onChosen: file => dialogs.transfer.saveAs(form, file)
        onReplaceRequested: file => replace.ask(savePicker, file)
    }
}
