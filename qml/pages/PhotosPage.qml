// Photos saved with the game: all of them, one that is viewed, and the camera.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    required property PhotosModel photos
    required property Session session
    readonly property bool photoShown: photos.current !== 0
    property bool cameraShown: false

    signal fileRequested

    // Goes back from the camera or a photo to the list of photos. Returns false if the list is shown.
    function stepBack(): bool {
        if (cameraShown)
            cameraShown = false;
        else if (photoShown)
            photos.current = 0;
        else
            return false;
        return true;
    }

    // Moves the focus to the visible photo or list.
    function takeKeyboardFocus(): void {
        (photoShown ? shown : list).forceActiveFocus(Qt.OtherFocusReason);
    }

    //% "Photos"
    title: qsTrId("photos.title")

    onPhotoShownChanged: takeKeyboardFocus()
    Keys.onEscapePressed: event => event.accepted = stepBack()
    Keys.onBackPressed: event => event.accepted = stepBack()

    header: PageHeader {
        title: page.photoShown ? page.photos.currentText : page.title
        onBack: if (!page.stepBack())
            page.navigator.back()

        IconButton {
            icon.name: shown.view.zoomed ? "fit" : "zoom"
            text: shown.view.zoomed ?
            //% "Show whole photo"
            qsTrId("photos.fit") :
            //% "Zoom in"
            qsTrId("art.wall.zoom")
            visible: page.photoShown
            onClicked: shown.view.zoomBy(shown.view.zoomed ? 0 : 2)
        }
    }

    PhotoList {
        id: list

        anchors.fill: parent
        focus: !page.photoShown
        locked: page.session.readOnly
        photos: page.photos
        visible: !page.photoShown && !page.cameraShown
        onCameraRequested: page.cameraShown = true
        onFileRequested: page.fileRequested()
    }

    // Single photo, which can be deleted.
    FocusScope {
        id: shown

        readonly property alias view: view
        readonly property bool shortWindow: height < 420 && width > height

        anchors.fill: parent
        focus: page.photoShown
        visible: page.photoShown

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
                photos: page.photos
            }

            AppButton {
                Layout.fillWidth: false
                Layout.margins: Style.gap
                Layout.maximumWidth: parent.width - 2 * Style.gap
                enabled: !page.session.readOnly
                icon.name: "delete"
                kind: AppButton.Danger
                //% "Delete the photo"
                text: qsTrId("photos.delete")
                onClicked: page.photos.remove(page.photos.current)
            }
        }
    }

    // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: page.cameraShown
        focus: active
        sourceComponent: PhotoCamera {
            photos: page.photos
            onTaken: {
                page.cameraShown = false;
                page.takeKeyboardFocus();
            }
        }
    }
    // qmllint enable unqualified
}
