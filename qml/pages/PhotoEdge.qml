// Line between two corners of the board on a photo.
import QtQuick
import Cimaise

Rectangle {
    id: edge

    property PhotoCorner from: null
    property PhotoCorner to: null
    property bool sound: true
    readonly property point begin: from?.at ?? Qt.point(0, 0)
    readonly property point end: to?.at ?? begin

    x: begin.x
    y: begin.y - height / 2
    width: Math.hypot(end.x - begin.x, end.y - begin.y)
    height: 4
    antialiasing: true
    color: sound ? "#1f4e5f" : Style.illegal
    rotation: Math.atan2(end.y - begin.y, end.x - begin.x) * 180 / Math.PI
    transformOrigin: Item.Left
    border {
        width: 1
        color: "#ffffff"
    }
}
