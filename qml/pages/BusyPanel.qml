// Overlay that names a long operation until it is done.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Popup {
    id: panel

    required property string text

    anchors.centerIn: parent
    width: Math.min((parent?.width ?? 0) - 2 * Style.gapWide, Style.readingWidth)
    closePolicy: Popup.NoAutoClose
    focus: true
    modal: true
    padding: Style.gapWide

    onTextChanged: if (text === "")
        close()

    // Short operations are not announced.
    Timer {
        interval: 300
        running: panel.text !== ""
        onTriggered: panel.open()
    }

    readonly property DialogName naming: DialogName {
        name: panel.text
        popup: panel
    }

    background: Plaster {}

    contentItem: WallText {
        Accessible.role: Accessible.AlertMessage
        text: panel.text
        font.pixelSize: Style.largeSize
    }
}
