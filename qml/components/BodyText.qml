// Wrapped text in the body font.
import QtQuick
import QtQuick.Layouts
import Cimaise

PlainText {
    // may be elided: for titles and names that are shown in full elsewhere
    property bool mayElide: false

    Layout.fillWidth: true
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
