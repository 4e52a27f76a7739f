// Background of a painting: the colour, pattern and letters of its theme.
import QtQuick
import QtQuick.Window
import Cimaise
import Cimaise.App

Rectangle {
    id: mat

    required property string theme
    property string letter: ""
    readonly property color inkColour: Style.themeInk(theme)

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    color: Style.themeColour(theme)
    radius: 2

    Accessible.ignored: true

    Image {
        anchors {
            fill: parent
            margins: 1
        }
        fillMode: Image.Tile
        opacity: 0.28
        source: mat.theme === "" ? "" : Drawings.source("themes/pattern-" + mat.theme, mat.inkColour)
        sourceSize {
            width: 32
            height: 32
        }
    }

    ControlText {
        anchors.centerIn: parent
        visible: text !== ""
        text: mat.letter
        color: mat.inkColour
        font.weight: Font.Bold
    }
}
