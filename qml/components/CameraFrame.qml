// Live picture of the camera that looks for codes, or the reason why there is none.
import QtQuick
import Cimaise
import Cimaise.App

Rectangle {
    id: frame

    // true to report all codes in view at once
    property alias all: scanner.all

    signal found(text: string)

    color: Style.wallShade
    radius: Style.radius

    Scanner {
        id: scanner

        onFound: text => frame.found(text)
    }

    CameraView {
        id: output

        anchors.fill: parent
        fills: true
        visible: scanner.trouble === ""
        Component.onCompleted: scanner.output = output
    }

    WallText {
        anchors {
            fill: parent
            margins: Style.gap
        }
        fontSizeMode: Text.Fit // large text in a low frame
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: Math.round(Style.smallSize * 0.6)
        verticalAlignment: Text.AlignVCenter
        //% "No camera found. Paste a link, or open a picture of the code."
        readonly property string noCamera: qsTrId("scan.no-camera")
        //% "Cannot use the camera: another app is using it, or access is denied. Paste a link, or open a picture of the code."
        readonly property string refused: qsTrId("scan.refused")
        text: scanner.trouble === "no-camera" ? noCamera : refused
        visible: scanner.trouble !== ""
    }
}
