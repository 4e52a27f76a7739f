// Content of a button: an icon and text side by side, centred.
import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: face

    property string icon: ""
    property alias text: label.text
    property font font
    property color colour: Style.ink
    readonly property real iconWidth: icon !== "" ? Style.iconSize + row.spacing : 0
    // Width of the text in one line. Measured separately, because the width of the label depends on
    // that of the button.
    readonly property real textWidth: Math.ceil(metrics.advanceWidth) + 1

    implicitWidth: textWidth + iconWidth
    implicitHeight: Math.max(label.implicitHeight, Style.iconSize)

    TextMetrics {
        id: metrics

        font: face.font
        text: label.text
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Style.gap

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: face.icon !== ""
            name: face.icon
            colour: face.colour
        }

        ControlText {
            id: label

            width: Math.min(face.textWidth, face.width - face.iconWidth)
            font {
                family: face.font.family
                pixelSize: WordFit.size(text, face.font, face.width - face.iconWidth)
                weight: face.font.weight
            }
            anchors.verticalCenter: parent.verticalCenter
            color: face.colour
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
