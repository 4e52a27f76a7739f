// Single photo, which can be deleted.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: shown

    required property PhotosModel photos
    required property Session session
    readonly property alias view: view
    readonly property bool shortWindow: height < 420 && width > height

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: shown.shortWindow ? 2 : 1
        rowSpacing: 0

        PhotoView {
            id: view

            Layout.fillHeight: true
            Layout.fillWidth: true
            focus: true
            photos: shown.photos
        }

        AppButton {
            Layout.margins: Style.gap
            Layout.maximumWidth: parent.width - 2 * Style.gap
            enabled: !shown.session.readOnly
            icon.name: "delete"
            kind: AppButton.Danger
            //% "Delete the photo"
            text: qsTrId("photos.delete")
            onClicked: shown.photos.remove(shown.photos.current)
        }
    }
}
