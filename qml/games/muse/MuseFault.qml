// Severity mark at the corner of a painting.
import QtQuick
import Cimaise

Rectangle {
    id: fault

    required property string severity

    implicitWidth: 18
    implicitHeight: 18
    color: Style.panel
    radius: 9
    border {
        width: 1
        color: sign.colour
    }

    Icon {
        id: sign

        anchors.centerIn: parent
        name: fault.severity
        colour: Style.severityColour(fault.severity)
        size: 14
    }
}
