// Rail of one gallery, its brass label, and its bonus.
import QtQuick
import Cimaise

Item {
    id: gallery

    required property int index
    required property string label
    required property string claim
    required property string holderShort
    required property bool highlighted
    required property bool notCounting
    required property string severity
    required property string accessibleName
    property int railHeight: 5
    property bool roomy: false

    signal bonusTapped

    PictureRail {
        width: parent.width
        height: gallery.railHeight
    }

    BrassLabel {
        anchors {
            right: parent.right
            rightMargin: Style.gapTiny
            bottom: parent.bottom
        }
        width: bonus.width - Style.gapTiny
        height: Math.min(implicitHeight, gallery.height * 0.28)
        visible: gallery.roomy
        text: gallery.label
        font.pixelSize: Math.max(8, Math.min(Style.textSize, Math.round(gallery.height * (Style.scale > 1 ? 0.14 : 0.17))))
    }

    BodyText {
        id: label

        anchors {
            bottom: parent.bottom
            horizontalCenter: bonus.horizontalCenter
        }
        visible: !gallery.roomy
        Accessible.ignored: true
        text: gallery.label
        color: Style.brass
        font {
            pixelSize: 13
            weight: Font.DemiBold
        }
    }

    MuseeBonus {
        id: bonus

        anchors {
            right: parent.right
            top: parent.top
            topMargin: gallery.railHeight
        }
        width: gallery.roomy ? 104 : Style.touch
        // The tap area of the bonus includes the label below.
        height: gallery.height - gallery.railHeight
        bottomInset: gallery.roomy ? gallery.height * 0.3 : label.height - 2
        accessibleName: gallery.accessibleName
        claim: gallery.claim
        holderShort: gallery.holderShort
        index: gallery.index
        label: gallery.label
        notCounting: gallery.notCounting
        highlighted: gallery.highlighted
        severity: gallery.severity
        onClicked: gallery.bonusTapped()
    }
}
