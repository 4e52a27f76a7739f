// Error of the camera in place of its picture: the reason, advice, and a button to retry.
import QtQuick
import QtQuick.Layouts
import Cimaise

ScrollColumn {
    id: notice

    // Error of Scanner or TableCamera; empty if there is a picture.
    required property string trouble
    // Advice on importing without a camera; empty if the page shows these ways itself.
    property string alternative: ""

    readonly property alias reason: words.text

    //% "No camera found."
    readonly property string missing: qsTrId("camera.none")
    //% "The browser blocks the camera. Allow it for this page, often behind the icon beside the address, then try again."
    readonly property string refused: qsTrId("camera.refused")
    //% "Cannot use the camera: another app is using it, or the system denies access. Close the other app or allow access, then try again."
    readonly property string busy: qsTrId("camera.busy")

    signal retried

    anchors.centerIn: parent
    width: parent.width
    height: Math.min(naturalHeight, parent.height)
    visible: trouble !== ""
    opacity: trying.running ? 0 : 1

    // Hides the error for a moment, so that the same error is seen to be a new one.
    Timer {
        id: trying

        interval: 400
    }

    BodyText {
        id: words

        horizontalAlignment: Text.AlignHCenter
        text: notice.trouble === "no-camera" ? notice.missing : notice.trouble === "refused" ? notice.refused : notice.busy
    }

    QuietText {
        horizontalAlignment: Text.AlignHCenter
        text: notice.alternative
        visible: text !== ""
    }

    AppButton {
        Layout.fillWidth: false
        Layout.alignment: Qt.AlignHCenter
        text: qsTrId("wall.trouble.retry")
        onClicked: {
            trying.restart();
            notice.retried();
        }
    }
}
