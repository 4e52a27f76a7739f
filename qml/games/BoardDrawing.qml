// A piece of the wall or the Musée, drawn in one colour to the size it has.
import QtQuick
import QtQuick.Window
import Cimaise

Image {
    id: drawing

    required property string name
    property color colour: Style.inkSoft

    Accessible.ignored: true
    fillMode: Image.PreserveAspectFit
    source: "image://icon/board/" + name + "/" + colour
    sourceSize {
        width: Math.round(width * Screen.devicePixelRatio)
        height: Math.round(height * Screen.devicePixelRatio)
    }
}
