// Hint line with the answer to the last input. Space for the longest usual answer is reserved, so
// that nothing below it moves; a tap shows the rest of a longer answer.
import QtQuick
import QtQuick.Window
import Cimaise
import Cimaise.App

Item {
    id: line

    required property string text
    // request to tap the board; replaces all other texts until the tap
    property string request: ""
    // id of the game, for hints to new players, which are shown until the first input
    property string game: ""
    readonly property string shown: request !== "" ? request : firsts.text !== "" ? firsts.text : text
    // true if points are shown; some hints for new players explain them
    property bool scored: true
    property bool hasInput: false
    // maximum number of lines, smaller in a low window
    property int most: 3
    // width of the longest usual answer in one line
    readonly property real longest: 100 * metrics.averageCharacterWidth
    readonly property int lines: Math.max(1, Math.min(most, Math.ceil(longest / Math.max(1, width - 2 * Style.gap))))

    readonly property bool more: answer.contentHeight > answer.height + 1
    // height of the lines that fit completely; no line is cut off
    readonly property real wholeLines: Math.max(1, Math.floor(height / metrics.lineSpacing)) * metrics.lineSpacing

    implicitHeight: Math.max(Math.round(36 * Style.scale), lines * Math.ceil(metrics.lineSpacing) + Style.gapTiny)

    Accessible.name: shown
    Accessible.role: request !== "" ? Accessible.AlertMessage : Accessible.StaticText

    onTextChanged: if (hasInput && visible)
        firsts.close()
    Component.onCompleted: hasInput = true
    Component.onDestruction: firsts.close()

    FirstHints {
        id: firsts

        game: line.game
        scored: line.scored
        keyboard: (line.Window.width ?? 0) >= Style.wideFrom
    }

    FontMetrics {
        id: metrics

        font {
            family: label.font.family
            pixelSize: label.font.pixelSize
        }
    }

    Flickable {
        id: answer

        objectName: "hintRoom"
        anchors {
            left: parent.left
            leftMargin: Style.gap
            right: parent.right
            rightMargin: Style.gap
            verticalCenter: parent.verticalCenter
        }
        height: line.wholeLines
        boundsBehavior: Flickable.StopAtBounds
        clip: line.more
        contentHeight: label.height
        interactive: line.more

        BodyText {
            id: label

            objectName: "hintLabel"
            width: answer.width
            height: Math.max(implicitHeight, answer.height)
            Accessible.ignored: true
            text: line.shown
            color: line.request !== "" ? Style.accent : Style.inkSoft
            font {
                pixelSize: WordFit.within(label.text, Style.bodyFamily, Style.smallSize, label.width)
                weight: line.request !== "" ? Font.DemiBold : Font.Normal
            }
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            onTextChanged: answer.contentY = 0
        }

        TapHandler {
            enabled: line.more
            onTapped: answer.contentY = answer.atYEnd ? 0 : Math.min(answer.contentY + Math.max(metrics.lineSpacing, answer.height - metrics.lineSpacing), answer.contentHeight - answer.height)
        }
    }

    Icon {
        anchors {
            bottom: parent.bottom
            right: parent.right
        }
        visible: line.more
        name: answer.atYEnd ? "chevron-up" : "chevron-down"
        colour: Style.brass
        size: line.more ? Math.round(Style.iconSize * 0.8) : 0
    }
}
