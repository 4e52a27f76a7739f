// Part of a photo that shows the selected space, in a corner away from that space, so that both are
// visible. Ignores taps.
import QtQuick
import Cimaise
import Cimaise.App

Rectangle {
    id: piece

    property PhotoUnderlay underlay: null
    // part of the photo to show: a space of the board, numbered as in PhotoUnderlay.partOf()
    required property int space
    readonly property rect part: underlay !== null && underlay.inSight ? underlay.partOf(space) : Qt.rect(0, 0, 1, 1)
    // width of the piece divided by its height
    readonly property real aspect: shown.aspect * part.width / part.height
    readonly property bool whole: part.width === 1 && part.height === 1
    readonly property real most: whole ? 0.45 : 0.26

    x: part.x + part.width / 2 < 0.5 ? parent.width - width : 0
    y: part.y + part.height / 2 < 0.5 ? parent.height - height : 0
    z: 3
    width: Math.round(Math.min(parent.width * most, parent.height * 0.5 * aspect))
    height: Math.round(width / aspect)
    visible: underlay !== null && underlay.inSight
    color: Style.shadow
    border {
        width: 3
        color: Style.accent
    }

    Accessible.role: Accessible.Graphic
    //% "This part of the photo"
    Accessible.name: qsTrId("photos.piece")

    PhotoUnderlayPicture {
        id: shown

        anchors {
            fill: parent
            margins: 3
        }
        part: piece.part
        underlay: piece.underlay
    }
}
