// Line icon from the app's icon set, drawn in one colour.
import QtQuick
import Cimaise
import Cimaise.App

Image {
    required property string name
    property color colour: Style.ink
    property int size: Style.iconSize

    enabled: false // Qt need not ask it for taps
    width: size
    height: size
    Accessible.ignored: true
    fillMode: Image.PreserveAspectFit
    source: size > 0 ? Drawings.source(name, colour) : ""
    sourceSize {
        width: size
        height: size
    }
}
