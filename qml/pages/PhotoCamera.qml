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

            CameraError {
                trouble: camera.trouble
                //% "You can also choose a picture, or drop one on this page."
                alternative: qsTrId("photos.alternative")
                onRetried: camera.retry()
            }
        }

        AppButton {
            enabled: camera.ready
            focus: true
            icon.name: "photo"
            kind: AppButton.Primary
            //% "Take a photo"
            text: qsTrId("photos.take")
            onClicked: camera.take()
        }
    }
}
