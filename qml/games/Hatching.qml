// Diagonal lines over a place that nothing can take any more.
import QtQuick
import Cimaise
import Cimaise.App

Image {
    Accessible.ignored: true
    fillMode: Image.Tile
    horizontalAlignment: Image.AlignLeft
    opacity: 0.6
    source: visible ? Drawings.source("board/hatching", Style.ink) : ""
    sourceSize {
        width: 16
        height: 16
    }
    verticalAlignment: Image.AlignTop
}
