// Label of the pairs and groups of a highlighted spot; outlined if the spot does not count.
import QtQuick
import Cimaise

Rectangle {
    id: tag

    required property string text
    // true if the spot does not count
    property bool notCounting: false

    width: Math.max(height, label.implicitWidth + 8)
    height: label.implicitHeight + 2
    visible: text !== ""
    color: notCounting ? Style.panel : Style.brassPlate
    radius: height / 2
    border {
        width: 1
        color: Style.ink
    }

    PlainText {
        id: label

        anchors.centerIn: parent
        Accessible.ignored: true
        text: tag.text
        color: Style.ink
        font {
            family: Style.bodyFamily
            pixelSize: 12
            weight: Font.Bold
        }
    }
}
