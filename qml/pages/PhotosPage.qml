// Photos saved with the game: all of them, one that is viewed or traced, and the camera.
import QtQuick
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Navigator navigator
    required property PhotosModel photos
    required property Session session
    readonly property bool looking: photos.current !== 0
    property bool shooting: false

    signal fileAsked

    // Goes back one step: from the camera or a photo to the list of photos, from the corners to the
    // photo. Returns false if the list is shown.
    function stepBack(): bool {
        if (shooting)
            shooting = false;
        else if (photos.isTracing)
            photos.endTracing();
        else if (looking)
            photos.current = 0;
        else
            return false;
        return true;
    }

    // Moves the focus to the visible photo or list.
    function takeKeyboard(): void {
        (looking ? shown : list).forceActiveFocus(Qt.OtherFocusReason);
    }

    //% "Photos"
    title: qsTrId("photos.title")

    onLookingChanged: takeKeyboard()
    Keys.onEscapePressed: event => event.accepted = stepBack()
    Keys.onBackPressed: event => event.accepted = stepBack()

    header: PageHeader {
        title: page.looking ? page.photos.currentText : page.title
        onBack: if (!page.stepBack())
            page.navigator.back()

        IconButton {
            icon.name: shown.view.zoomed ? "fit" : "zoom"
            text: shown.view.zoomed ?
            //% "Show whole photo"
            qsTrId("photos.fit") :
            //% "Zoom in"
            qsTrId("art.wall.zoom")
            visible: page.looking
            onClicked: shown.view.zoomBy(shown.view.zoomed ? 0 : 2)
        }
    }

    PhotoList {
        id: list

        anchors.fill: parent
        focus: !page.looking
        locked: page.session.readOnly
        photos: page.photos
        visible: !page.looking && !page.shooting
        onCameraAsked: page.shooting = true
        onFileAsked: page.fileAsked()
    }

    PhotoShown {
        id: shown

        anchors.fill: parent
        focus: page.looking
        photos: page.photos
        session: page.session
        visible: page.looking
    }

    // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: page.shooting
        focus: active
        sourceComponent: PhotoCamera {
            photos: page.photos
            onTaken: {
                page.shooting = false;
                page.takeKeyboard();
            }
        }
    }
    // qmllint enable unqualified
}
