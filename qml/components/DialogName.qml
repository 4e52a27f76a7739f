// Names a popup for screen readers. A popup is not an item: the name belongs to the item that the
// popup creates for itself.
import QtQuick
import QtQuick.Templates as T

QtObject {
    id: naming

    required property T.Popup popup
    required property string name

    readonly property Binding ofName: Binding {
        property: "name"
        target: naming.popup.contentItem?.parent?.Accessible ?? null
        value: naming.name
    }
    readonly property Binding ofRole: Binding {
        property: "role"
        target: naming.popup.contentItem?.parent?.Accessible ?? null
        value: Accessible.Dialog
    }
}
