// Badge for the severity of a finding: a shape, a colour and a word.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: badge

    // `illegal`, `impossible`, `missing`, `note`, or `none` when all is well
    required property string severity
    property alias text: label.text
    // number of lines of the text; 0: as many as needed
    property alias lines: label.lines
    readonly property color colour: Style.severityColour(severity === "none" ? "legal" : severity)

    spacing: Style.gapTiny + 2

    Accessible.name: text
    Accessible.role: Accessible.StaticText

    Icon {
        Layout.alignment: Qt.AlignVCenter
        name: badge.severity === "none" ? "check" : badge.severity
        colour: badge.colour
    }

    ShrinkingText {
        id: label

        Accessible.ignored: true
        lines: 0
        visible: text !== ""
        color: badge.colour
        font.weight: Font.DemiBold
    }
}
