// Live picture of the camera.
import QtMultimedia

VideoOutput {
    // true: the picture is cropped to fill the item; false: the whole picture is shown
    property bool fills: false

    fillMode: fills ? VideoOutput.PreserveAspectCrop : VideoOutput.PreserveAspectFit
}
