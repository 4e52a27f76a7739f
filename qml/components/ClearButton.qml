// Cross in a text field: clears the field and puts the cursor into it.
import QtQuick
import Cimaise

IconButton {
    required property AppTextField field

    anchors {
        right: parent.right
        verticalCenter: parent.verticalCenter
    }
    visible: field.text !== ""
    focusPolicy: Qt.NoFocus
    icon.name: "close"
    onClicked: field.startOver()
}
