// Something that can be done, wherever its key stands.
import QtQuick

QtObject {
    required property string icon
    required property string text
    property bool enabled: true
    property bool on: false

    signal triggered
}
