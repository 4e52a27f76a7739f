// Base of each game's board for viewing only.
import QtQuick
import Cimaise.App

FocusScope {
    required property Session session
    // whose board it is
    required property int side
    // how wide the board is drawn for its height
    property real aspect: 1
}
