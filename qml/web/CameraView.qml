// Live picture of the camera, drawn from frames that the page delivers.
import QtQuick
import Cimaise.App

Item {
    id: view

    // true: the picture is cropped to fill the item; false: the whole picture is shown
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
