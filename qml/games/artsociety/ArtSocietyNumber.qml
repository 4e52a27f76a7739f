// Severity mark of a tile, and the number of the tile in findings and in the score sheet.
import QtQuick
import Cimaise

Rectangle {
    id: mark

    required property string severity
    // empty if neither a finding nor the highlight names the tile
    required property string number
    property int size: 16

    width: Math.max(height, row.width + (number !== "" ? 4 : 0))
    height: size
    visible: severity !== "" || number !== ""
    color: Style.panel
    radius: size / 2

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 1

        Icon {
            visible: mark.severity !== ""
            name: mark.severity
            colour: Style.severityColour(mark.severity)
            size: mark.size - 2
        }

        PlainText {
            visible: text !== ""
            Accessible.ignored: true
            text: mark.number
            color: Style.ink
            font {
                family: Style.bodyFamily
                pixelSize: mark.size - 4
                weight: Font.Bold
            }
        }
    }
}
