// Answer about a single board: legality, points, missing details, and details that are not needed.
// Its height is fixed, so that nothing below it moves.
import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Cimaise
import Cimaise.App

Rectangle {
    id: answer

    required property Session session
    // false in a low window with large text, where the board needs the space of the second text
    readonly property bool roomy: (Window.height ?? 0) >= 520 * Style.scale
    // true if the texts need a third line; on a small phone (`smallPhone`) the input needs that space
    readonly property bool narrow: width < 560 * Style.scale
    readonly property bool smallPhone: narrow && (Window.height ?? 0) < 700
    readonly property int lines: narrow && !smallPhone ? 3 : 2

    implicitHeight: rows.implicitHeight + Style.gap
    color: Style.panel

    Accessible.name: session.verdict.singleBoardText + " " + session.verdict.detailsText
    Accessible.role: Accessible.StaticText

    ColumnLayout {
        id: rows

        x: Style.gap
        y: Style.gapTiny
        width: answer.width - 2 * Style.gap
        spacing: 0

        ShrinkingText {
            Accessible.ignored: true
            text: answer.session.verdict.singleBoardText
            lines: answer.lines
            color: Style.severityColour(answer.session.verdict.legal ? "legal" : answer.session.verdict.severity)
            font.weight: Font.DemiBold
        }

        ShrinkingText {
            Accessible.ignored: true
            visible: answer.roomy
            text: answer.smallPhone && answer.session.verdict.missingDetailsText !== "" ? answer.session.verdict.missingDetailsText : answer.session.verdict.detailsText
            lines: answer.lines
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
            mayElide: true
            minimumPixelSize: Math.round(Style.smallSize * 0.85)
        }
    }

    Rectangle {
        y: parent.height - height
        width: parent.width
        height: 1
        color: Style.outline
    }
}
