// Field for the name of a person. Words are not corrected, because a name is in no dictionary.
import QtQuick
import Cimaise

AppTextField {
    // true for the last of several fields: its Enter key ends the entry
    property bool last: true

    ofPerson: true
    EnterKey.type: last ? Qt.EnterKeyDone : Qt.EnterKeyNext
    inputMethodHints: Qt.ImhNoPredictiveText
    maximumLength: 200
    font.pixelSize: Math.max(16, Style.textSize)
}
