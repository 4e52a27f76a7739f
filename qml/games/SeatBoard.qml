// Base of each game's board for viewing only.
import QtQuick
import Cimaise.App

FocusScope {
    required property Session session
    // side whose board is shown
    required property int side
    // width of the board divided by its height
    property real aspect: 1
}
