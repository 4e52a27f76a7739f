// Words on the wall: plain text in the body type, wrapped where it must be.
import QtQuick
import Cimaise

Text {
    color: Style.ink
    font {
        family: Style.bodyFamily
        pixelSize: Style.textSize
    }
    textFormat: Text.PlainText
    wrapMode: Text.Wrap

    Accessible.name: text
    Accessible.role: Accessible.StaticText
}
