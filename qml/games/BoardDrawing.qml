// Detail of the wall or the Musée, drawn in one colour at its own size.
import QtQuick
import Cimaise
import Cimaise.App

Image {
    id: drawing

    required property string name
    property color colour: Style.inkSoft

    Accessible.ignored: true
    fillMode: Image.PreserveAspectFit
    source: Drawings.source("board/" + name, colour)
    sourceSize {
        width: Math.round(width * Style.pixelRatio)
        height: Math.round(height * Style.pixelRatio)
    }
}
