// Single-colour drawing of a detail of the board, rendered at the size of the item.
import QtQuick
import Cimaise
import Cimaise.App

Image {
    required property string name
    property color colour: Style.inkSoft

    enabled: false // Qt need not ask it for taps
    Accessible.ignored: true
    fillMode: Image.PreserveAspectFit
    source: Drawings.source("board/" + name, colour)
    sourceSize {
        width: Math.round(width)
        height: Math.round(height)
    }
}
