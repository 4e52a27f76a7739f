// Straight line between two points of a plot.
import QtQuick
import Cimaise

Rectangle {
    property real fromX: 0
    property real fromY: 0
    property real toX: 0
    property real toY: 0

    x: fromX
    y: fromY - height / 2
    width: Math.hypot(toX - fromX, toY - fromY)
    height: 2
    antialiasing: true
    color: Style.accent
    rotation: Math.atan2(toY - fromY, toX - fromX) * 180 / Math.PI
    transformOrigin: Item.Left
}
