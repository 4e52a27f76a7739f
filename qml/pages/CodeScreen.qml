// Full-screen QR code, to be scanned by another phone; a tap, Enter or Escape closes the screen.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Cimaise

Popup {
    id: screen

    required property string link
    required property string words
    //% "Scan this code with Cimaise on another phone. Tap to go back."
    property string hint: qsTrId("share.full.hint")

    parent: T.Overlay.overlay
    width: parent?.width ?? 0
    height: parent?.height ?? 0
    closePolicy: Popup.CloseOnEscape
    focus: true
    margins: 0
    modal: true
    padding: Style.gap

    readonly property PopupAccessibleName dialogName: PopupAccessibleName {
        name: screen.words
        popup: screen
    }

    background: Rectangle {
        color: "white"
    }

    contentItem: Pressable {
        focus: true
        //% "{what}: QR code, full screen. Tap to go back."
        text: qsTrId("share.full.spoken").replace("{what}", screen.words)
        onClicked: screen.close()

        contentItem: ColumnLayout {
            spacing: Style.gap

            Item {
                Layout.fillHeight: true
                Layout.fillWidth: true

                CodePicture {
                    link: screen.opened ? screen.link : ""
                    words: screen.words
                }
            }

            ControlText {
                color: "black"
                horizontalAlignment: Text.AlignHCenter
                text: screen.words
                font {
                    family: Style.headingFamily
                    pixelSize: Style.headingSize
                }
            }

            ControlText {
                color: "black"
                horizontalAlignment: Text.AlignHCenter
                text: screen.hint
            }
        }
    }
}
