// Hatching over a space that can no longer be filled.
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
