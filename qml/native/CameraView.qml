// Live picture of the camera.
import QtMultimedia

VideoOutput {
    // cut so that nothing of the room is left, else whole
    property bool fills: false

    fillMode: fills ? VideoOutput.PreserveAspectCrop : VideoOutput.PreserveAspectFit
}
