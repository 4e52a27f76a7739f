// Names a popup for screen readers. A popup is not an item: the name belongs to the item that the
// popup creates for itself.
import QtQuick
import QtQuick.Templates as T

QtObject {
    id: dialogName

    required property T.Popup popup
    required property string name

    readonly property Binding nameBinding: Binding {
        property: "name"
        target: dialogName.popup.contentItem?.parent?.Accessible ?? null
        value: dialogName.name
    }
    readonly property Binding roleBinding: Binding {
        property: "role"
        target: dialogName.popup.contentItem?.parent?.Accessible ?? null
        value: Accessible.Dialog
    }
}
