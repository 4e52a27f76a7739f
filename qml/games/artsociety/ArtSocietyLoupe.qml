// Magnifier above the finger that shows what the finger covers.
import QtQuick
import Cimaise

Rectangle {
    id: loupe

    required property ArtSocietyWallSurface plank
    // position of the finger, in coordinates of the loupe’s parent
    required property point finger
    readonly property int margin: 3
    readonly property real seen: 5 * plank.cell
    readonly property bool fitsAbove: finger.y > height + Style.touch

    x: Math.max(0, Math.min(parent.width - width, fitsAbove ? finger.x - width / 2 : finger.x > parent.width / 2 ? finger.x - width - Style.touch : finger.x + Style.touch))
    y: fitsAbove ? finger.y - height - Style.touch : 0
    width: 150
    height: 150
    color: Style.wallShade
    radius: Style.radiusSmall
    border {
        width: margin
        color: Style.accent
    }

    Accessible.ignored: true

    ShaderEffectSource {
        id: picture

        anchors {
            fill: parent
            margins: loupe.margin
        }
        sourceItem: loupe.visible ? loupe.plank : null
        sourceRect: Qt.rect(loupe.plank.fingerX - loupe.seen / 2, loupe.plank.fingerY - loupe.seen / 2, loupe.seen, loupe.seen)
        textureSize {
            width: picture.width
            height: picture.height
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: 8
        height: 8
        color: "transparent"
        radius: 4
        border {
            width: 2
            color: Style.accent
        }
    }
}
