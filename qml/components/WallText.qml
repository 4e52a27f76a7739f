// Words on the wall: plain text in the body type, wrapped where it must be.
import QtQuick
import Cimaise

Text {
    // a title or name of any length, which stands whole elsewhere
    property bool mayElide: false

    color: Style.ink
    elide: mayElide ? Text.ElideRight : Text.ElideNone
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }
    textFormat: Text.PlainText
    wrapMode: Text.Wrap

    Accessible.name: text
    Accessible.role: Accessible.StaticText
}
