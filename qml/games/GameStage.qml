// Base of each game's view in the middle of the table page, and its interface to that page.
import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: stage

    // needed because the surrounding Loader is a focus scope of its own
    focus: true

    required property Session session
    // true in a low window: the input area is then beside the board
    property bool shortWindow: false
    // item that handles the keys of the board
    property FocusScope boardScope: null
    // open text field, which gets keyboard focus instead of the board; null for none
    property AppTextField textField: null
    // height, from the top, that stays visible above a sheet
    property real boardBottom: 0
    // false while something else is shown in place of the board
    property bool boardShown: true
    // height at which the stage uses the full width; 0: any height
    property real fullWidthHeight: 0
    // tools of the game
    property TableTools toolbox: null
    // quick fixes shown beside findings; null for none
    property QuickFixes answers: null
    // moves between boards, and the comparison of a board with the table; null for none
    property BoardMoves moves: null
    property ReadBackController readBack: null
    // place of notices, in the hint line
    property NoticePlace noticePlace: null
    // hint for first use of the game, shown once, and its id in the settings; empty for none
    property string firstHint: ""
    property string firstHintId: ""
    // items that the game adds to the menu of the table page
    property Component settings: null

    // key that was pressed without any effect; empty after a moment
    //% "The key “{key}” has no effect here. F1 lists the keys."
    readonly property string unusedWords: qsTrId("table.key.unused")
    // text of the hint line about the last key; empty without one
    property string keyAnswer: ""

    // asks to close all sheets, which may cover the panel that is needed next
    signal closeSheetsRequested
    // asks to show the board with its tools, from whatever page or sheet is shown
    signal boardRequested
    // asks for the list of rules questions
    signal questionsRequested
    // asks for the result of the finished game
    signal resultRequested

    // Nothing stays in hand on another page, or while a board is read back.
    onEnabledChanged: if (!enabled)
        moves?.drop()
    onVisibleChanged: if (!visible)
        moves?.drop()

    // Returns true for the key of a visible character.
    function isLetter(event: var): bool {
        return event.text > " " && event.text !== "\u007f" && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
    }

    // Shows in the hint line that a key had no effect.
    function answerKey(event: var): void {
        event.accepted = isLetter(event);
        if (event.accepted)
            say(unusedWords.replace("{key}", event.text.toUpperCase()));
    }

    // Shows an answer to a key in the hint line for some seconds.
    function say(text: string): void {
        keyAnswer = text;
        forgetting.restart();
        session.speak(text);
    }

    // Gives keyboard focus to an open text field, otherwise to the board, or to the stage while the
    // board is hidden.
    function takeKeyboardFocus(reason: int): void {
        (textField ?? (boardScope?.visible ? boardScope : this)).forceActiveFocus(reason);
    }

    // A letter typed on the board continues in the open text field.
    Keys.forwardTo: [typing]

    Item {
        id: typing

        Keys.onPressed: event => {
            event.accepted = stage.textField !== null && stage.isLetter(event);
            if (event.accepted)
                stage.textField.type(event.text);
        }
    }

    Timer {
        id: forgetting

        interval: 5000
        onTriggered: stage.keyAnswer = ""
    }
}
