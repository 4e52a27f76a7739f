// A line icon of our own set, drawn in one colour.
import QtQuick
import QtQuick.Window
import Cimaise

Image {
    id: icon

    required property string name
    property color colour: Style.ink
    property int size: Style.iconSize

    width: size
    height: size
    Accessible.ignored: true
    fillMode: Image.PreserveAspectFit
    source: name === "" || size <= 0 ? "" : "image://icon/" + name + "/" + colour
    sourceSize {
        width: size * Screen.devicePixelRatio
        height: size * Screen.devicePixelRatio
    }
}
