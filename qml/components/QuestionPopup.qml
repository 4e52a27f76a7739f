// Question over the page, to be answered first.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Popup {
    id: popup

    required property string question

    anchors.centerIn: parent
    width: Math.min((parent?.width ?? 0) - 2 * Style.gapWide, Style.readingWidth)
    focus: true
    modal: true
    padding: Style.gapWide

    readonly property PopupAccessibleName dialogName: PopupAccessibleName {
        name: popup.question
        popup: popup
    }

    background: PanelBackground {
        PointerShield {}
    }
}
