// The base of all that is pressed: by touch, by Space or Enter, by a screen reader.
import QtQuick
import QtQuick.Controls.Basic

AbstractButton {
    Accessible.name: text
    Accessible.role: Accessible.Button
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onReturnPressed: clicked()
}
