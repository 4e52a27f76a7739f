// Background of an object: the colour and pattern of its civilisation.
import QtQuick
import Cimaise
import Cimaise.App

Rectangle {
    id: mat

    required property string civilisation
    readonly property color ink: MuseumStyle.ink(civilisation)

    color: MuseumStyle.colour(civilisation)

    Accessible.ignored: true

    Image {
        anchors {
            fill: parent
            margins: 1
        }
        fillMode: Image.Tile
        opacity: 0.22
        source: mat.civilisation === "" ? "" : Drawings.source("museum/pattern-" + mat.civilisation, mat.ink)
        sourceSize {
            width: 16
            height: 16
        }
    }
}
