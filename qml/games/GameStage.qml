// Base of each game's view in the middle of the table page, and its interface to that page.
import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    // the loader around it is a scope of its own
    focus: true

    required property Session session
    // the photo of the board that is looked at
    property PhotoUnderlay trace: null
    // a low window: what is entered stands beside the board
    property bool low: false
    // with the room of a passing notice: the notice changes no arrangement
    readonly property real fullHeight: height + Style.noticeRoom
    // what the keys of the board are heard by
    property FocusScope boardScope: null
    // a line of text that is open: it is heard instead
    property Item textField: null
    // how much from the top is to stay in sight while a sheet lies over the rest
    property real boardBottom: 0
    // something else may stand in its place
    property bool boardShown: true
    // its board shows those of all sides where there is room
    property bool everyones: false
    // how high it would be to use all of its width; 0: any height will do
    property real wanted: 0
    // what can be done at this table
    property TableTools toolbox: null
    // what can be settled right beside a finding
    property QuickFixes answers: null
    // what the game adds to the menu of the table
    property Component settings: null

    // what is asked for now stands below the board: no sheet may lie over it
    signal besideAsked
    // the game is over, and what it came to is to be shown
    signal resultAsked

    // an open line of text has the keyboard, otherwise the board, or what is shown in its place
    function takeKeyboard(reason: int): void {
        (textField ?? (boardScope?.visible ? boardScope : this)).forceActiveFocus(reason);
    }
}
