// Four corners of a board on its photo, and the edges between them.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: corners

    required property BoardCorners boardCorners
    readonly property list<string> names: [
        //% "Upper left corner"
        qsTrId("photos.corner.0"),
        //% "Upper right corner"
        qsTrId("photos.corner.1"),
        //% "Lower right corner"
        qsTrId("photos.corner.2"),
        //% "Lower left corner"
        qsTrId("photos.corner.3")]

    Repeater {
        model: handles.count

        PhotoEdge {
            required property int index

            from: handles.itemAt(index) as PhotoCorner
            to: handles.itemAt((index + 1) % handles.count) as PhotoCorner
            sound: corners.boardCorners.sound
        }
    }

    Repeater {
        id: handles

        model: corners.boardCorners

        PhotoCorner {
            required property int index
            required property real across
            required property real down

            at: Qt.point(across * corners.width, down * corners.height)
            name: corners.names[index] ?? ""
            onDragged: (x, y) => corners.boardCorners.moveTo(index, x / corners.width, y / corners.height)
            onNudged: (x, y) => corners.boardCorners.moveBy(index, x / corners.width, y / corners.height)
        }
    }

    // Line between two corners of the board on a photo.
    component PhotoEdge: Rectangle {
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
}
