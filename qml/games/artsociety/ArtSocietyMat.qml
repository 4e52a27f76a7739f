// Background of a painting: the colour and the pattern of its type.
import QtQuick
import Cimaise
import Cimaise.App

Rectangle {
    id: mat

    required property string type
    readonly property color ink: ArtSocietyStyle.ink(type)

    color: ArtSocietyStyle.colour(type)

    Accessible.ignored: true

    Image {
        anchors {
            fill: parent
            margins: 1
        }
        fillMode: Image.Tile
        opacity: 0.24
        source: mat.type === "" ? "" : Drawings.source("art/pattern-" + mat.type, mat.ink)
        sourceSize {
            width: 16
            height: 16
        }
    }
}
