// Photo at full size: pinch, wheel and keys zoom and pan, one finger drags it.
import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: view

    required property PhotosModel photos
    readonly property bool zoomed: zoom > 1.01
    property real zoom: 1
    // point of the picture at the centre of the view, in fractions of the width and height of the picture
    property point middle: Qt.point(0.5, 0.5)
    readonly property real wholeWidth: Math.min(width, height * picture.aspect)
    readonly property alias picture: picture

    activeFocusOnTab: true
    clip: true

    Accessible.role: Accessible.Graphic
    Accessible.name: photos.currentText

    function bounded(at: real, room: real, length: real): real {
        const least = Math.min(0.5, room / 2 / Math.max(1, length));
        return Math.max(least, Math.min(1 - least, at));
    }

    function centreOn(x: real, y: real): void {
        const wide = wholeWidth * zoom;
        middle = Qt.point(bounded(x, width, wide), bounded(y, height, wide / picture.aspect));
    }

    // Sets the zoom factor; the point of the picture at (x, y) in the view stays there.
    function zoomTo(times: real, x: real, y: real): void {
        const across = (x - picture.x) / picture.width;
        const down = (y - picture.y) / picture.height;
        zoom = Math.max(1, Math.min(8, times));
        centreOn(across + (width / 2 - x) / picture.width, down + (height / 2 - y) / picture.height);
    }

    function zoomBy(factor: real): void {
        zoomTo(zoom * factor, width / 2, height / 2);
    }

    // Pans by a distance in pixels of the view.
    function pan(x: real, y: real): void {
        centreOn(middle.x + x / picture.width, middle.y + y / picture.height);
    }

    Keys.onPressed: event => {
        const step = Math.round(0.2 * Math.min(width, height));
        event.accepted = true;
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            zoomBy(1.25);
        else if (event.key === Qt.Key_Minus)
            zoomBy(0.8);
        else if (event.key === Qt.Key_0 || event.key === Qt.Key_F)
            zoomBy(0);
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            pan(event.key === Qt.Key_Left ? -step : step, 0);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            pan(0, event.key === Qt.Key_Up ? -step : step);
        else
            event.accepted = false;
    }

    Rectangle {
        anchors.fill: parent
        color: Style.wallShade
    }

    MouseArea {
        property point last

        anchors.fill: parent
        cursorShape: view.zoomed ? (pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor) : Qt.ArrowCursor
        onPressed: mouse => {
            last = Qt.point(mouse.x, mouse.y);
            view.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPositionChanged: mouse => {
            view.pan(last.x - mouse.x, last.y - mouse.y);
            last = Qt.point(mouse.x, mouse.y);
        }
        onDoubleClicked: mouse => view.zoomTo(view.zoomed ? 1 : 3, mouse.x, mouse.y)
        onWheel: wheel => view.zoomTo(view.zoom * Math.pow(1.2, wheel.angleDelta.y / 120), wheel.x, wheel.y)
    }

    PictureItem {
        id: picture

        x: view.width / 2 - view.middle.x * width
        y: view.height / 2 - view.middle.y * height
        width: view.wholeWidth * view.zoom
        height: width / aspect
        // QML has no type for QImage
        // qmllint disable
        picture: view.photos.picture
        // qmllint enable
        onPictureChanged: view.zoomBy(0)
    }

    PinchHandler {
        property real before: 1
        property point last

        target: null
        onActiveChanged: {
            before = view.zoom;
            last = centroid.position;
        }
        onActiveScaleChanged: if (active)
            view.zoomTo(before * activeScale, centroid.position.x, centroid.position.y)
        onCentroidChanged: if (active) {
            view.pan(last.x - centroid.position.x, last.y - centroid.position.y);
            last = centroid.position;
        }
    }

    FocusRing {
        distance: -3
        visible: view.activeFocus && FocusGuard.isFocusVisible(view)
        opacity: 0.5
    }
}
