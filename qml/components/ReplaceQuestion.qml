// Asks before a file is replaced, if the system's file dialog does not ask.
import QtQuick
import QtQuick.Templates as T
import Cimaise

QuestionPopup {
    id: popup

    property url file
    property FilePicker picker: null

    // Asks before a file chosen in `dialog` is replaced.
    function ask(dialog: FilePicker, replaced: url): void {
        file = replaced;
        picker = dialog;
        open();
    }

    parent: T.Overlay.overlay
    //% "{file} already exists. Replace it?"
    question: qsTrId("wall.file.replace").replace("{file}", decodeURIComponent(`${file}`.split("/").pop()))

    contentItem: QuestionColumn {
        question: popup.question

        AppButton {
            //% "Replace"
            text: qsTrId("wall.file.replace.yes")
            onClicked: {
                popup.close();
                popup.picker.chosen(popup.file);
            }
        }

        AppButton {
            focus: true
            //% "Cancel"
            text: qsTrId("wall.file.replace.no")
            onClicked: popup.close()
        }
    }
}
