// Live picture of the camera, drawn from frames that the page delivers.
import QtQuick
import Cimaise.App

Item {
    id: view

    // cut so that nothing of the room is left, else whole
    property bool fills: false
    property alias picture: shown.picture

    clip: fills

    PictureItem {
        id: shown

        readonly property bool isTaller: aspect < view.width / view.height

        anchors.centerIn: parent
        width: isTaller === view.fills ? view.width : view.height * aspect
        height: width / aspect
    }
}
