// Live picture of the camera that looks for codes, or the reason why there is none.
import QtQuick
import Cimaise
import Cimaise.App

Rectangle {
    id: frame

    // true to report all codes in view at once
    property alias all: scanner.all
    readonly property alias trouble: scanner.trouble

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

    CameraError {
        trouble: scanner.trouble
        onRetried: scanner.retry()
    }
}
