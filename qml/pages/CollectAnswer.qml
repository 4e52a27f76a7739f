// Answer to the last code: taken, or refused with the reason. Space for a long reason is reserved,
// so that nothing below it moves.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: answer

    required property string text
    // `info`, `check` or `illegal`
    required property string kind
    readonly property color colour: kind === "illegal" ? Style.illegal : kind === "check" ? Style.legal : Style.inkSoft
    // width of a long reason in one line
    readonly property real longest: 130 * metrics.averageCharacterWidth

    spacing: Style.gap

    FontMetrics {
        id: metrics

        font: words.font
    }

    Icon {
        Layout.alignment: Qt.AlignVCenter
        name: answer.kind
        colour: answer.colour
    }

    SteadyText {
        id: words

        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
        color: answer.colour
        lines: Math.max(2, Math.ceil(answer.longest / Math.max(1, width)))
        text: answer.text
    }
}
