// Asks before a file is replaced, if the system's file dialog does not ask.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Cimaise

Popup {
    id: question

    property url file
    property FilePicker picker: null
    //% "{file} already exists. Replace it?"
    readonly property string text: qsTrId("wall.file.replace").replace("{file}", decodeURIComponent(`${file}`.split("/").pop()))

    // Asks before a file chosen in `dialog` is replaced.
    function ask(dialog: FilePicker, replaced: url): void {
        file = replaced;
        picker = dialog;
        open();
    }

    anchors.centerIn: parent
    focus: true
    modal: true
    padding: Style.gapWide
    parent: T.Overlay.overlay
    width: Math.min((parent?.width ?? 0) - 2 * Style.gapWide, Style.readingWidth)

    readonly property PopupAccessibleName dialogName: PopupAccessibleName {
        name: question.text
        popup: question
    }

    background: PanelBackground {
        PointerShield {}
    }

    contentItem: ColumnLayout {
        spacing: Style.gap

        BodyText {
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            text: question.text
            font.pixelSize: Style.largeSize
        }

        AppButton {
            Layout.fillWidth: true
            //% "Replace"
            text: qsTrId("wall.file.replace.yes")
            onClicked: {
                question.close();
                question.picker.chosen(question.file);
            }
        }

        AppButton {
            Layout.fillWidth: true
            focus: true
            kind: AppButton.Quiet
            //% "Cancel"
            text: qsTrId("wall.file.replace.no")
            onClicked: question.close()
        }
    }
}
