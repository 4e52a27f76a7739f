// Hint line with the answer to the last input, and the place of notices. Space for the longest usual
// answer is reserved, so that nothing below it moves; a tap shows the rest of a longer answer.
import QtQuick
import QtQuick.Window
import Cimaise
import Cimaise.App

Item {
    id: line

    required property string text
    // request to tap the board; replaces all other texts until the tap
    property string request: ""
    // id of the game; empty: no hints to new players
    property string game: ""
    // hint to new players of this game, shown until the first input, and its id in the settings
    property string gameHint: ""
    property string gameHintId: ""
    readonly property string shown: request !== "" ? request : firsts.text !== "" ? firsts.text : text
    // true if points are shown; some hints for new players explain them
    property bool scored: true
    property bool hasInput: false
    // maximum number of lines, smaller in a low window
    property int most: 3
    // width of the longest usual answer in one line
    readonly property real longest: 100 * answer.averageWidth
    readonly property int lines: Math.max(1, Math.min(most, Math.ceil(longest / Math.max(1, width - 2 * Style.gap))))
    readonly property bool more: answer.more
    readonly property alias noticePlace: notice

    // high enough for the buttons of a notice
    implicitHeight: Math.max(Style.touch, lines * Math.ceil(answer.lineSpacing) + Style.gapTiny)

    Accessible.name: shown
    Accessible.role: request !== "" ? Accessible.AlertMessage : Accessible.StaticText

    onTextChanged: if (hasInput && visible)
        firsts.close()
    onShownChanged: notice.awaited()
    Component.onCompleted: hasInput = true
    Component.onDestruction: firsts.close()

    FirstHints {
        id: firsts

        game: line.game
        gameHint: line.gameHint
        gameHintId: line.gameHintId
        scored: line.scored
        keyboard: (line.Window.width ?? 0) >= Style.wideFrom
    }

    LongText {
        id: answer

        anchors {
            fill: parent
            leftMargin: Style.gap
            rightMargin: Style.gap
        }
        visible: !notice.taken
        colour: line.request !== "" ? Style.accent : Style.inkSoft
        text: line.shown
        weight: line.request !== "" ? Font.DemiBold : Font.Normal
    }

    NoticePlace {
        id: notice

        anchors.fill: parent
        fixed: true
    }
}
