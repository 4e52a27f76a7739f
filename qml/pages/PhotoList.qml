// Photos of the game, and the buttons to add one.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

ScrollColumn {
    id: list

    required property PhotosModel photos
    property bool locked: false
    readonly property int columns: Math.max(1, Math.floor(innerWidth / (150 * Style.scale)))

    signal cameraRequested
    signal fileRequested

    QuietText {
        //% "Up to eight photos, saved with the game on this device. Archives include them; game files and links do not."
        text: qsTrId("photos.advice")
    }

    FlowLine {
        visible: list.photos.count > 0

        Repeater {
            model: list.photos

            // Photo in the list: a thumbnail with its date.
            Pressable {
                id: card

                objectName: "photoCard"
                required property double photoId
                required property string taken

                width: Math.floor((list.innerWidth - (list.columns - 1) * Style.gap) / list.columns)
                onClicked: list.photos.current = photoId
                implicitHeight: Math.round(width * 0.75) + words.height + Style.gap
                text: taken

                contentItem: Item {
                    PictureItem {
                        id: picture

                        readonly property real room: Math.round(card.width * 0.75) - Style.gap

                        x: Math.round((parent.width - width) / 2)
                        width: Math.min(parent.width, room * aspect)
                        height: width / aspect
                        // QML has no type for QImage
                        // qmllint disable
                        picture: list.photos.thumbnailOf(card.photoId)
                        // qmllint enable
                    }

                    ControlText {
                        id: words

                        width: parent.width
                        anchors.bottom: parent.bottom
                        text: card.taken
                        font.pixelSize: Style.smallSize
                        horizontalAlignment: Text.AlignHCenter
                    }
                }

                padding: Style.gapTiny

                background: ButtonBackground {
                    ringDistance: 1
                    normalColour: Style.panel
                    radius: Style.radius
                    border {
                        width: 1
                        color: Style.outline
                    }
                }
            }
        }
    }

    AppButton {
        enabled: !list.locked && !list.photos.full && !list.photos.busy
        icon.name: "photo"
        //% "Take a photo"
        text: qsTrId("photos.take")
        onClicked: list.cameraRequested()
    }

    AppButton {
        enabled: !list.locked && !list.photos.full && !list.photos.busy
        focus: true
        icon.name: "open"
        //% "Choose a picture"
        text: qsTrId("photos.file")
        onClicked: list.fileRequested()
    }

    QuietText {
        //% "Preparing the photo…"
        readonly property string busy: qsTrId("photos.busy")
        //% "This game already has eight photos. Delete one to add another."
        readonly property string full: qsTrId("photos.full")
        text: list.photos.busy ? busy : list.photos.full ? full : ""
        horizontalAlignment: Text.AlignHCenter
    }
}
