// Live picture of the camera until the photo is taken.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: page

    required property PhotosModel photos

    signal taken

    TableCamera {
        id: camera

        onTaken: picture => {
            page.photos.addPicture(picture);
            page.taken();
        }
    }

    ColumnLayout {
        anchors {
            fill: parent
            margins: Style.gapWide
        }
        spacing: Style.gapWide

        Rectangle {
            Layout.fillHeight: true
            Layout.fillWidth: true
            color: Style.wallShade
            radius: Style.radius

            CameraView {
                id: output

                anchors.fill: parent
                visible: camera.trouble === ""
                Component.onCompleted: camera.output = output
            }

            WallText {
                anchors.centerIn: parent
                width: parent.width - 2 * Style.gapWide
                horizontalAlignment: Text.AlignHCenter
                //% "No camera found. Choose a picture, or drop one on this page."
                readonly property string noCamera: qsTrId("photos.no-camera")
                //% "Cannot use the camera: another app is using it, or access is denied. Choose a picture, or drop one on this page."
                readonly property string refused: qsTrId("photos.camera-refused")
                text: camera.trouble === "no-camera" ? noCamera : refused
                visible: camera.trouble !== ""
            }
        }

        WallButton {
            Layout.fillWidth: true
            enabled: camera.ready
            focus: true
            icon.name: "photo"
            kind: WallButton.Primary
            //% "Take a photo"
            text: qsTrId("photos.take")
            onClicked: camera.take()
        }
    }
}
