// Photo in the list: a thumbnail with its date.
import QtQuick
import Cimaise
import Cimaise.App

Pressable {
    id: card

    required property PhotosModel photos
    required property double photoId
    required property string taken

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
            picture: card.photos.thumbnailOf(card.photoId)
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
