// Wrapped text in the body font.
import QtQuick
import Cimaise

PlainText {
    // a title or name of any length, which stands whole elsewhere
    property bool mayElide: false

    color: Style.ink
    elide: mayElide ? Text.ElideRight : Text.ElideNone
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }
    wrapMode: Text.Wrap

    Accessible.name: text
    Accessible.role: Accessible.StaticText
}
