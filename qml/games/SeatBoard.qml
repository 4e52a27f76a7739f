// Base of each game's board for viewing only.
import QtQuick
import Cimaise.App

FocusScope {
    required property Session session
    // side whose board is shown
    required property int side
    // width of the board divided by its height
    property real aspect: 1

    // Returns the number of the space at a point of the board, as BoardMoves counts them; −1 for none.
    function rowAt(x: real, y: real): int {
        return -1;
    }
}
