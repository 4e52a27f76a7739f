// Placeholder for an empty list: a picture hook, a message, and the next step.
import QtQuick
import QtQuick.Layouts
import Cimaise

ColumnLayout {
    id: empty

    required property string title
    property string advice: ""

    spacing: Style.gap

    Icon {
        Layout.alignment: Qt.AlignHCenter
        name: "sample"
        colour: Style.brass
        size: Style.iconSize * 3
    }

    SectionTitle {
        text: empty.title
        horizontalAlignment: Text.AlignHCenter
    }

    QuietText {
        visible: text !== ""
        text: empty.advice
        horizontalAlignment: Text.AlignHCenter
    }
}
